import { faultOf } from '../../diagnostics/fault';
import type { Deps, ServerModule } from '../../module-api/module';
import { repeat } from '../../module-api/repeat';
import type { IdentityVault, TicketWire } from '../tickets';
import { answerCalls } from './answer-calls';
import { createEarlierJob, type EarlierDeps } from './offer-job';
import { wishCalls } from './wish-calls';

export { createEarlierJob } from './offer-job';

export interface EarlierSettings extends Omit<EarlierDeps, 'db' | 'clock'> {
  vault: IdentityVault;
  ticketWire: TicketWire;
}

const WORK_EVERY_MS = 1_000;

/** Offers places that become free to holders of later bookings. */
export function earlierModule({ db, clock, log }: Deps, settings: EarlierSettings): ServerModule {
  const work = createEarlierJob({ db, clock, ...settings });
  return {
    name: 'earlier',
    handlers: { ...wishCalls(clock, settings), ...answerCalls(clock, settings) },
    start: () =>
      repeat(WORK_EVERY_MS, work, (error) =>
        log.warn({ fault: faultOf(error) }, 'earlier times not offered'),
      ),
  };
}
