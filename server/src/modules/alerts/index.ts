import type { Language } from '@vez/shared/contracts';
import type { Queryable } from '../../db/db';
import type { Sms } from '../../module';
import { nameIn, smsText } from '../../texts';
import type { Catalogue } from '../catalogue';
import { reachedAlerts, type Queue } from '../line';

/** What a message needs to know of a ticket. */
interface Told {
  id: string;
  jetton_code: string;
  service_id: number;
  location_id: number;
  mob_area: string | null;
  mob_num: string | null;
  counter_name: string;
  language: string;
}

/**
 * Messages to whoever waits, written in the transaction that moved the line. The outbox's key sees to it that
 * each is sent once, whatever is repeated (QUE-04).
 */
export interface Alerts {
  tellCalled(db: Queryable, ticket: Told): Promise<void>;
  tellThoseNext(db: Queryable, queue: Queue, now: Date): Promise<void>;
}

export function createAlerts(sms: Sms, catalogue: Catalogue): Alerts {
  async function tell(db: Queryable, kind: 'called' | 'alert', ticket: Told, count = 0) {
    if (ticket.mob_area === null || ticket.mob_num === null) return;
    const language = ticket.language as Language;
    const { location } = catalogue.point(ticket.service_id, ticket.location_id);
    await sms.enqueue(db, {
      key: `${kind}:${ticket.id}`,
      mobile: { area: ticket.mob_area, number: ticket.mob_num },
      text: smsText(kind, language, {
        number: ticket.jetton_code,
        place: nameIn(location.name, language),
        counter: ticket.counter_name,
        count,
      }),
    });
  }

  return {
    tellCalled: (db, ticket) => tell(db, 'called', ticket),
    async tellThoseNext(db, queue, now) {
      for (const ticket of await reachedAlerts<Told>(db, queue, now)) {
        await tell(db, 'alert', ticket, ticket.ahead);
      }
    },
  };
}
