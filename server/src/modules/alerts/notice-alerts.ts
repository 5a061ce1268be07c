import type { Queryable, Tables } from '../../db/db';
import { nameIn } from '../../texts/texts';
import type { AlertedTicket, Send } from './alert-message';

/** A notice of an office; `rounds` tells how often its messages were sent. */
type Told = Pick<Tables['office_notice'], 'id' | 'kind' | 'minutes' | 'texts' | 'rounds'>;

/** Messages to all who wait at an office. */
export interface NoticeAlerts {
  tellNotice(db: Queryable, ticket: AlertedTicket, notice: Told, now: Date): Promise<void>;
}

export const noticeAlerts = (send: Send): NoticeAlerts => ({
  async tellNotice(db, ticket, { id, kind, minutes, texts, rounds }, now) {
    const occasion = `${id}:${rounds}`;
    if (kind === 'late') return void (await send(db, 'delay', ticket, now, { occasion, minutes: minutes! }));
    // The text of the message ends its sentence.
    const text = nameIn(texts, ticket.language).replace(/[.。]$/, '');
    await send(db, 'notice', ticket, now, { occasion, text });
  },
});
