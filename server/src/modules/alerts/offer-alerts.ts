import type { Queryable } from '../../db/db';
import type { Catalogue } from '../catalogue';
import type { AlertedTicket, Send } from './alert-message';
import { heldWords, type HeldTime } from './held-time';

/** Messages about earlier times. */
export interface OfferAlerts {
  /** A place is held for the holder of a later booking, who may take it. */
  tellOffer(db: Queryable, ticket: AlertedTicket, offer: HeldTime & { id: string }, now: Date): Promise<void>;
}

export const offerAlerts = (send: Send, catalogue: Catalogue): OfferAlerts => ({
  async tellOffer(db, ticket, { id, ...held }, now) {
    await send(db, 'offer', ticket, now, { occasion: id, ...heldWords(catalogue, ticket.language, held) });
  },
});
