import type { Deps, ServerModule } from '../../module-api/module';
import type { Catalogue } from '../catalogue';
import type { IdentityVault, TicketCodes } from '../tickets';
import { openingCalls } from './opening';
import { pauseCalls } from './pauses';
import { queueCalls } from './queue-calls';
import { walkInCalls } from './walk-in';

export { createCounterKeys } from './find-key';
export { calledBy, checkTicket, departmentOf, isInScope, pointFor, pointsFor } from './own-queues';
export {
  checkNotTaken,
  checkOwnCounter,
  counterNow,
  holdCounter,
  holdFreeCounter,
  isHeldBy,
} from './counter-holders';
export { lockOffice, officeFor, visitsAtCounter, type Office } from './office';
export {
  ACT_RULES,
  admitAct,
  admitCall,
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

/** Calls of a department's counter system, never of a citizen (QUE-01, QUE-03, QUE-15, QUE-16). */
export const countersModule = (
  { clock }: Deps,
  { catalogue, vault, codes }: CounterSettings,
): ServerModule => ({
  name: 'counters',
  handlers: {
    ...openingCalls(clock, catalogue),
    ...walkInCalls(clock, catalogue, vault, codes),
    ...queueCalls(clock, catalogue),
    ...pauseCalls(clock, catalogue),
  },
});
