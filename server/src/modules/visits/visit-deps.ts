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
  /** How long a slot that was given back stays away at most, in seconds. */
  freedDelaySeconds: number;
}
