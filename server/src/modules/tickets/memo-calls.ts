import { statement } from '../../db/db';
import type { Handlers } from '../../module-api/module';
import { nameIn } from '../../texts/texts';
import type { Catalogue } from '../catalogue';
import { ownTicket } from './own-ticket';
import { lockOwn } from './ticket-row';

const MEMO = statement('ticket-memo', 'UPDATE ticket SET business_code = $2 WHERE id = $1');

/** The note of an owner on a ticket (API-47, API-48). */
export const memoCalls = (catalogue: Catalogue) =>
  ({
    async addMemo({ body, caller, db, language }) {
      const row = await ownTicket(db, caller, body.ticketId, lockOwn);
      const { service } = catalogue.point(row.service_id, row.location_id);
      const businessCode = `${service.code} ${nameIn(service.name, language)}`;
      await db.query(MEMO, [row.id, businessCode]);
      return { businessCode };
    },
    async removeMemo({ params, caller, db }) {
      const row = await ownTicket(db, caller, params.id, lockOwn);
      await db.query(MEMO, [row.id, '']);
      return { businessCode: '' };
    },
  }) satisfies Handlers;
