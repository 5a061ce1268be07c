import type { Deps, ServerModule } from '../../module-api/module';
import { repeat } from '../../module-api/repeat';
import type { Catalogue } from '../catalogue';
import type { IdentityVault, TicketCodes } from '../tickets';
import { faultOf } from '../../diagnostics/fault';
import { closeAfterHours } from './closing';
import { listedCalls } from './listed-counters';
import { openingCalls } from './opening';
import { pauseCalls } from './pauses';
import { queueCalls } from './queue-calls';
import { walkInCalls } from './walk-in';

export { createCounterKeys } from './find-key';
export {
  calledBy,
  checkTicket,
  departmentOf,
  isInScope,
  isOwnService,
  pointFor,
  pointsFor,
} from './own-queues';
export {
  checkNotTaken,
  checkOwnCounter,
  counterNow,
  holdCounter,
  holdFreeCounter,
  isHeldBy,
  seeCounter,
  type CounterPause,
} from './counter-holders';
export { closeWhole } from './closing';
export { lockOffice, officeFor, visitsAtCounter, type Office } from './office';
export {
  ACT_RULES,
  admitAct,
  admitCall,
  checkNotCalled,
  checkReads,
  ticketStatement,
  type AdmittedTicket,
} from './ticket-acts';
export { calledOf } from './queue-calls';
export { addCounterKey, KeyFault, listCounterKeys, revokeCounterKey } from './keys';

export interface CounterSettings {
  catalogue: Catalogue;
  vault: IdentityVault;
  codes: TicketCodes;
}

const CLOSE_EVERY_MS = 60_000;

/** Calls of a department's counter system, never of a citizen (QUE-01, QUE-03, QUE-15, QUE-16). */
export const countersModule = (
  { db, clock, log }: Deps,
  { catalogue, vault, codes }: CounterSettings,
): ServerModule => ({
  name: 'counters',
  handlers: {
    ...listedCalls(clock, catalogue),
    ...openingCalls(clock, catalogue),
    ...walkInCalls(clock, catalogue, vault, codes),
    ...queueCalls(clock, catalogue),
    ...pauseCalls(clock, catalogue),
  },
  start: () =>
    repeat(
      CLOSE_EVERY_MS,
      () => closeAfterHours({ db, clock, catalogue }),
      (error) => log.warn({ fault: faultOf(error) }, 'counters not closed'),
    ),
});
