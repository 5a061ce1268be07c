import { setTimeout as pause } from 'node:timers/promises';
import { addDays } from '@vez/shared/dates';
import { cityDay } from '../../city/city';
import { runExclusive } from '../../db/run-exclusive';
import { MOST_SKEW_SECONDS } from '../../db/database-clock';
import type { Db } from '../../db/db';
import { builtStatement } from '../../db/statement';
import { faultOf } from '../../diagnostics/fault';
import type { Log } from '../../diagnostics/log';
import type { Clock } from '../../db/clock';
import type { RetentionRule } from './retention-rule';
import { RETENTION_RULES } from './rules';

/** Rows that are due are counted up to this number. */
const MOST_COUNTED = 100_000;

export interface Pace {
  /** Rows per statement, so that its locks are short. */
  rows: number;
  /** Pause between two statements, so that callers get their turn. */
  pauseMs: number;
}
const PACE: Pace = { rows: 500, pauseMs: 100 };

/** Figures of a rule over the sweeps of this process. */
export interface RetentionFigures {
  /** Rows due at the end of the last sweep; 100,000 also stands for more. */
  due: number;
  done: number;
  failures: number;
}

export interface RetentionDeps {
  db: Db;
  clock: Clock;
  log: Log;
  pace?: Pace;
}

/** One batch of a rule; the statement returns a row for each row that was due. */
const batchOf = ({ name, table, key, due, clears, isAppendOnly }: RetentionRule) => {
  const keys = key.join(', ');
  const lock = isAppendOnly ? '' : 'FOR UPDATE SKIP LOCKED';
  const act =
    clears === undefined
      ? `DELETE FROM ${table}`
      : `UPDATE ${table} SET ${Object.entries(clears)
          .map(([column, value]) => `${column} = ${value}`)
          .join(', ')}`;
  return builtStatement<{ values: [cutoff: string | Date, rows: number]; row: { done: number } }>(
    `retention-${name}`,
    `${act} WHERE (${keys}) IN
       (SELECT ${keys} FROM ${table} WHERE ${due} LIMIT $2 ${lock}) RETURNING 1 AS done`,
  );
};
const countOf = ({ name, table, due }: RetentionRule) =>
  builtStatement<{ values: [cutoff: string | Date]; row: { due: number } }>(
    `retention-due-${name}`,
    `SELECT count(*) AS due FROM (SELECT FROM ${table} WHERE ${due} LIMIT ${MOST_COUNTED}) AS rows`,
  );
const STATEMENTS = new Map(
  RETENTION_RULES.map((rule) => [rule.name, { batch: batchOf(rule), count: countOf(rule) }]),
);

const cutoffOf = ({ since, keptDays }: RetentionRule, now: Date): string | Date =>
  since === 'day' ? addDays(cityDay(now), -keptDays) : new Date(now.getTime() - keptDays * 86_400_000);

/** Deletes expired data, rule by rule and in batches, by the clock of the database. */
export function createRetention({ db, clock, log, pace = PACE }: RetentionDeps) {
  const figures = new Map<string, RetentionFigures>(
    RETENTION_RULES.map(({ name }) => [name, { due: 0, done: 0, failures: 0 }]),
  );
  let stopped = false;

  async function mayDelete(): Promise<boolean> {
    await clock.measure();
    return Math.abs(clock.skewSeconds()) <= MOST_SKEW_SECONDS;
  }

  /** @returns the number of rows done; 0 while another process runs this rule */
  async function runBatch(rule: RetentionRule): Promise<number> {
    let done = 0;
    await runExclusive(db, `retention:${rule.name}`, async (tx) => {
      const cutoff = cutoffOf(rule, clock.now());
      done = (await tx.query(STATEMENTS.get(rule.name)!.batch, [cutoff, pace.rows])).length;
    });
    return done;
  }

  async function apply(rule: RetentionRule): Promise<void> {
    const own = figures.get(rule.name)!;
    try {
      let done = pace.rows;
      while (done === pace.rows && !stopped && (await mayDelete())) {
        done = await runBatch(rule);
        own.done += done;
        if (done === pace.rows) await pause(pace.pauseMs);
      }
      const [row] = await db.query(STATEMENTS.get(rule.name)!.count, [cutoffOf(rule, clock.now())]);
      own.due = row!.due;
    } catch (error) {
      // A table that cannot be swept does not stop the others.
      own.failures += 1;
      log.error({ rule: rule.name, fault: faultOf(error) }, 'retention rule failed');
    }
  }

  return {
    figures: (): ReadonlyMap<string, RetentionFigures> => figures,
    /** Applies every rule once; does nothing while the process's own clock is off the database's. */
    async sweep(): Promise<void> {
      if (!(await mayDelete())) {
        const skewSeconds = Math.round(clock.skewSeconds());
        log.error({ skewSeconds }, 'nothing deleted: the clock is off the database');
        return;
      }
      for (const rule of RETENTION_RULES) if (!stopped) await apply(rule);
    },
    stop() {
      stopped = true;
    },
  };
}
export type Retention = ReturnType<typeof createRetention>;
