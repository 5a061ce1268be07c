import type { Language, WaitingInfo } from '@vez/shared/contracts';
import type { CallerIdentity } from '../../module-api/module';
import type { TicketRow } from './ticket-row';

/** A ticket's row, with its reader and their language. */
export interface TicketView {
  row: TicketRow;
  language: Language;
  caller: CallerIdentity;
  /** The counts of its queue, if they are already known. */
  info?: WaitingInfo;
}
