import { sqlState, statement } from '../../db/db';
import type { Handlers } from '../../module-api/module';
import { Refusal } from '../../module-api/refusal';
import { checkTicket } from '../counters';
import { lockOffice, officeFor, visitsAtCounter } from './office';
import { findToday } from './today';
import type { VisitDeps } from './visit-deps';
import { visitOf } from './visit-wire';

/** A screen offers it for 10 s; the rest is for a slow line. */
const REOPEN_MS = 30_000;

const REOPEN = statement(
  'visits-reopen',
  `UPDATE ticket SET progress = 'called', ended_at = NULL WHERE id = $1 RETURNING *`,
);
const UNIQUE_VIOLATION = '23505';

/** Takes back that a visit was finished: a wrong key was pressed. */
export const reopenCalls = ({ clock, catalogue, view }: VisitDeps) =>
  ({
    async reopenVisit({ body, db, caller, language }) {
      const { ticketId, counter } = body;
      await checkTicket(db, caller, ticketId);
      const now = clock.now();
      const found = await findToday(db, ticketId, now);
      if (found === undefined) throw new Refusal('ticketNotCalled');
      await lockOffice(db, found.location_id);
      const row = await findToday(db, ticketId, now, 'lock');
      if (row === undefined || row.counter_name !== counter) throw new Refusal('ticketNotCalled');
      const reader = { caller, language, now };
      if (row.progress === 'called') return { visit: await visitOf(db, view, row, reader) };
      const isRecent = row.ended_at !== null && now.getTime() - row.ended_at.getTime() <= REOPEN_MS;
      if (row.progress !== 'treated' || !isRecent) throw new Refusal('ticketNotCalled');
      const office = officeFor(catalogue, caller, row.location_id);
      if ((await visitsAtCounter(db, office, counter, now)).length > 0) throw new Refusal('counterBusy');
      const [reopened] = await db.query(REOPEN, [ticketId]).catch((error: unknown) => {
        // Its holder has taken another number of this queue by now.
        if (sqlState(error) === UNIQUE_VIOLATION) throw new Refusal('alreadyQueued');
        throw error;
      });
      return { visit: await visitOf(db, view, reopened!, reader) };
    },
  }) satisfies Handlers;
