import { repeat } from '../../module-api/repeat';
import { faultOf } from '../../diagnostics/fault';
import type { Deps, ServerModule } from '../../module-api/module';
import type { IdentityVault, TicketWire } from '../tickets';
import { acceptCalls } from './accept';
import { officeClosureCalls } from './office-calls';
import { createClosureJob, type ClosureDeps } from './closure-job';

export { createClosureJob } from './closure-job';

export interface ClosureSettings extends Omit<ClosureDeps, 'db' | 'clock'> {
  vault: IdentityVault;
  ticketWire: TicketWire;
}

const WORK_EVERY_MS = 1_000;

/** Closures of offices and services, and new times for the affected bookings. */
export function closuresModule({ db, clock, log }: Deps, settings: ClosureSettings): ServerModule {
  const work = createClosureJob({ db, clock, ...settings });
  return {
    name: 'closures',
    handlers: { ...officeClosureCalls(clock, settings), ...acceptCalls(clock, settings) },
    start: () =>
      repeat(WORK_EVERY_MS, work, (error) => log.warn({ fault: faultOf(error) }, 'closures not processed')),
  };
}
