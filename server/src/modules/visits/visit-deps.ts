import type { Clock } from '../../db/clock';
import type { Alerts } from '../alerts';
import type { Catalogue } from '../catalogue';
import type { IdentityVault, TicketCodes } from '../tickets';
import type { VisitView } from './visit-wire';

export interface VisitDeps {
  clock: Clock;
  catalogue: Catalogue;
  alerts: Alerts;
  codes: TicketCodes;
  vault: IdentityVault;
  view: VisitView;
  /** The maximum delay before a released slot is free again, in seconds. */
  freedDelaySeconds: number;
}
