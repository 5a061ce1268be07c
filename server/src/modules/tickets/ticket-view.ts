import type { Language, WaitingInfo } from '@vez/shared/contracts';
import type { CallerIdentity } from '../../module-api/module';
import type { TicketRow } from './ticket-row';

/** A row, and who is told of it in which language. */
export interface TicketView {
  row: TicketRow;
  language: Language;
  caller: CallerIdentity;
  /** Its counts, where they are known already. */
  info?: WaitingInfo;
}
