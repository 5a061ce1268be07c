import { toWireDate } from '@vez/shared/dates';
import { cityDay, cityTime } from '../../city/city';
import type { Queryable } from '../../db/db';
import type { CallerIdentity, Handlers } from '../../module-api/module';
import { Forbidden, NotFound, Refusal } from '../../module-api/refusal';
import { refuseDuplicate } from '../../module-api/refuse-duplicate';
import type { Catalogue } from '../catalogue';
import { checkTicket } from '../counters';
import { calledFrom, figuresOf, placesOf, rejoinQueue } from '../queue';
import { checkIn, checkInOpens, lockTicket, type TicketRow } from '../tickets';
import { ticketOfCode } from './code';
import type { VisitDeps } from './visit-deps';
import { visitOf } from './visit-wire';

/** @throws Refusal `ticketExpired`, `checkInTooEarly` with the time from which it can be checked in */
function checkTime(row: TicketRow, catalogue: Catalogue, now: Date): void {
  const today = cityDay(now);
  if (row.day < today) throw new Refusal('ticketExpired');
  const opens = row.type === 'QUEUE' ? now : checkInOpens(row, catalogue.arrivalRules(row.location_id));
  if (row.day > today) {
    throw new Refusal('checkInTooEarly', { time: `${toWireDate(row.day)} ${cityTime(opens)}` });
  }
  if (row.progress === 'booked' && now < opens) {
    throw new Refusal('checkInTooEarly', { time: cityTime(opens) });
  }
}

/** Lets a person in again after a missed call or the grace: behind the next few, as in a rejoin. */
const letIn = (db: Queryable, row: TicketRow, now: Date): Promise<TicketRow> =>
  refuseDuplicate(
    rejoinQueue(db, { serviceId: row.service_id, locationId: row.location_id }, row.id, now),
    'alreadyQueued',
  );

/** @throws Refusal `ticketUsed` for a visit that has ended; at a kiosk also for a missed one, which staff decide */
async function arrive(db: Queryable, row: TicketRow, caller: CallerIdentity, now: Date): Promise<TicketRow> {
  switch (row.progress) {
    case 'booked':
    case 'waiting':
      return row.checked_in_at === null ? checkIn(db, row.id, now) : row;
    case 'called':
      return row;
    case 'absent':
      if (caller.staff?.role === 'kiosk') throw new Refusal('ticketUsed');
      return letIn(db, row, now);
    default:
      throw new Refusal('ticketUsed');
  }
}

/** Arrivals at the office, recorded by the person or by staff. */
export const arriveCalls = ({ clock, catalogue, codes, view }: VisitDeps) =>
  ({
    async checkInFor({ body, db, caller, language }) {
      const now = clock.now();
      const isByCode = 'code' in body;
      const ticketId = isByCode ? await ticketOfCode(db, codes, body.code, now) : body.ticketId;
      await checkTicket(db, caller, ticketId).catch((error: unknown) => {
        // A caller with a code of another office learns that, and nothing else.
        throw isByCode && error instanceof Forbidden ? new Refusal('ticketOfOtherOffice') : error;
      });
      const found = await lockTicket(db, ticketId);
      if (found === undefined) throw isByCode ? new Refusal('qrCodeNotRecognised') : new NotFound();
      checkTime(found, catalogue, now);
      const row = await arrive(db, found, caller, now);
      const queue = { serviceId: row.service_id, locationId: row.location_id };
      const figures = await figuresOf(db, queue, now);
      const from = calledFrom(row, now);
      const placeOf = await placesOf(db, row.progress === 'waiting' ? [row] : [], () => figures, now);
      return {
        visit: await visitOf(db, view, row, { caller, language, now }),
        peopleAhead: placeOf(row).ahead,
        ...(from !== undefined && { calledFrom: from }),
      };
    },
  }) satisfies Handlers;
