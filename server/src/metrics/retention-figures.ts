import { Counter, Gauge, type Registry } from 'prom-client';
import type { Clock } from '../db/clock';
import type { Retention } from '../modules/retention';

/** Figures of overdue data, by rule, and of the clock that decides it. */
export function retentionFigures(registry: Registry, retention: Retention, clock: Clock): void {
  const registers = [registry];
  const labelNames = ['rule'] as const;
  new Gauge({
    name: 'vez_clock_skew_seconds',
    help: 'By how much the clock of this process is ahead of the database; beyond 60 it deletes nothing',
    registers,
    collect() {
      this.set(clock.skewSeconds());
    },
  });
  new Gauge({
    name: 'vez_retention_due_rows',
    help: 'Rows past their time that the last sweep of this process left; 100000 stands for more',
    labelNames,
    registers,
    collect() {
      for (const [rule, { due }] of retention.figures()) this.set({ rule }, due);
    },
  });
  new Counter({
    name: 'vez_retention_done_rows_total',
    help: 'Rows that were deleted or emptied since they were past their time',
    labelNames,
    registers,
    collect() {
      this.reset();
      for (const [rule, { done }] of retention.figures()) this.inc({ rule }, done);
    },
  });
  new Counter({
    name: 'vez_retention_failures_total',
    help: 'Sweeps of a rule that failed',
    labelNames,
    registers,
    collect() {
      this.reset();
      for (const [rule, { failures }] of retention.figures()) this.inc({ rule }, failures);
    },
  });
}
