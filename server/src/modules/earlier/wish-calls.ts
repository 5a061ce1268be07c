import { addDays, fromWireDate, toWireDate } from '@vez/shared/dates';
import { cityDay } from '../../city/city';
import type { Clock } from '../../db/clock';
import { statement } from '../../db/db';
import type { Handlers } from '../../module-api/module';
import { Refusal } from '../../module-api/refusal';
import { nameIn } from '../../texts/texts';
import type { Alerts } from '../alerts';
import { daysBetween } from '../booking';
import type { Catalogue } from '../catalogue';
import {
  lockOwn,
  mayComeEarlier,
  MOST_UNANSWERED,
  ownTicket,
  type IdentityVault,
  type TicketRow,
  type TicketWire,
} from '../tickets';
import { hoursOf, officesFor } from './choices';
import { endWish, giveBack } from './wishes';

const FIND = statement(
  'earlier-find',
  `SELECT not_before AS "notBefore", weekdays, from_time AS "from", until_time AS "until", location_ids AS "locationIds"
   FROM earlier_wish WHERE ticket_id = $1`,
);
/** A change keeps the place in the order; who was left out for not answering comes last. */
const ASK = statement(
  'earlier-ask',
  `INSERT INTO earlier_wish AS w (ticket_id, service_id, not_before, weekdays, from_time, until_time, location_ids, asked_at)
   VALUES (:ticket, :service, :notBefore, :weekdays, :from, :until, :locationIds, :now)
   ON CONFLICT (ticket_id) DO UPDATE SET not_before = excluded.not_before, weekdays = excluded.weekdays,
     from_time = excluded.from_time, until_time = excluded.until_time, location_ids = excluded.location_ids, unanswered = 0,
     asked_at = CASE WHEN w.unanswered < :mostUnanswered THEN w.asked_at ELSE excluded.asked_at END`,
);
export interface EarlierSettings {
  catalogue: Catalogue;
  vault: IdentityVault;
  ticketWire: TicketWire;
  alerts: Alerts;
  freedDelaySeconds: number;
}

/** The holder of a booking asks for an earlier time. */
export function wishCalls(clock: Clock, settings: EarlierSettings) {
  const { catalogue, ticketWire } = settings;

  function checkAble(row: TicketRow, now: Date): void {
    if (!mayComeEarlier(catalogue, row, now)) throw new Refusal('ticketNotEditable');
  }
  return {
    async earlierChoices({ params, caller, db, language }) {
      const now = clock.now();
      const row = await ownTicket(db, caller, params.id);
      checkAble(row, now);
      const offices = officesFor(catalogue, row, caller);
      const firstDay = addDays(cityDay(now), 1);
      const [asked] = await db.query(FIND, [row.id]);
      return {
        ...(asked && {
          asked: {
            ...asked,
            notBefore: toWireDate(asked.notBefore),
            weekdays: [...asked.weekdays],
            locationIds: [...asked.locationIds],
          },
        }),
        offices: offices.map(({ location }) => ({
          locationId: location.id,
          name: nameIn(location.name, language),
        })),
        firstDay: toWireDate(firstDay),
        lastDay: toWireDate(row.day),
        ...hoursOf(catalogue, offices, daysBetween(firstDay, row.day)),
      };
    },

    async askEarlier({ params, body, caller, db, language }) {
      const now = clock.now();
      const row = await ownTicket(db, caller, params.id, lockOwn);
      checkAble(row, now);
      const { weekdays, from, until, locationIds } = body;
      const notBefore = fromWireDate(body.notBefore)!;
      const offices = officesFor(catalogue, row, caller).map(({ location }) => location.id);
      if (from >= until || notBefore > row.day || locationIds.some((id) => !offices.includes(id))) {
        throw new Refusal('earlierInvalid');
      }
      const wish = { notBefore, weekdays, from, until, locationIds };
      const at = { ticket: row.id, service: row.service_id, now, mostUnanswered: MOST_UNANSWERED };
      await db.query(ASK, { ...wish, ...at });
      return (await ticketWire(db, [{ row, language, caller }]))[0]!;
    },

    async stopEarlier({ params, caller, db, language }) {
      const row = await ownTicket(db, caller, params.id, lockOwn);
      await giveBack(db, settings, row.id, clock.now());
      await endWish(db, row.id);
      return (await ticketWire(db, [{ row, language, caller }]))[0]!;
    },
  } satisfies Handlers;
}
