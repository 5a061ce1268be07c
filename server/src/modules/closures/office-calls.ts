import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { calls } from '@vez/shared/contracts';
import { toWireDate } from '@vez/shared/dates';
import type { ClosureReason } from '@vez/shared/domain';
import { cityDay } from '../../city/city';
import type { Clock } from '../../db/clock';
import { statement, type Queryable, type Tables } from '../../db/db';
import type { CallerIdentity, Handlers } from '../../module-api/module';
import { Forbidden, NotFound, Refusal } from '../../module-api/refusal';
import { nameIn } from '../../texts/texts';
import type { Alerts } from '../alerts';
import type { Catalogue } from '../catalogue';
import { departmentOf, pointsFor } from '../counters';
import { answerBy, findTimes } from './new-times';
import { coveredBy, isTheirs, scopeOf, type ClosureScope } from './scope';

const LIST = statement(
  'closures-list',
  `SELECT c.*, (SELECT json_object_agg(state, count) FROM (
       SELECT state, count(*) FROM closed_ticket WHERE closure_id = c.id GROUP BY state) AS counted) AS "states?",
     (SELECT count(*) FROM closed_ticket o WHERE o.closure_id = c.id AND o.state <> 'reopened'
       AND (o.message IS NULL OR EXISTS (SELECT FROM sms_outbox m WHERE m.key = o.message AND m.dropped_at IS NOT NULL))
     ) AS "unreached!"
   FROM closure c WHERE department_id = :department AND (location_id IS NULL OR location_id = :location)
   ORDER BY (reopened_at IS NULL AND ends_at > :now) DESC, starts_at DESC, id LIMIT 50`,
);
const PEOPLE = statement(
  'closures-people',
  `SELECT t.id, t.type, t.service_id, t.location_id, t.day, t.booking_time, t.jetton_code, t.mob_num IS NULL AS "isWithoutPhone!"
   FROM ticket t JOIN service s ON s.id = t.service_id JOIN service_type st ON st.id = s.service_type_id
   WHERE t.progress = 'booked' AND st.department_id = :department
     AND (t.location_id = :location::int OR :location::int IS NULL)
     AND (t.service_id = :service::int OR :service::int IS NULL)
     AND (t.day, t.booking_time) >= (:day::date, :time) AND (t.day, t.booking_time) < (:lastDay::date, :lastTime)
   ORDER BY t.created_at, t.id`,
);
const NUMBERS = statement(
  'closures-numbers',
  `SELECT count(*) AS "numbers!", count(*) FILTER (WHERE t.mob_num IS NULL) AS "withoutPhone!"
   FROM ticket t JOIN service s ON s.id = t.service_id JOIN service_type st ON st.id = s.service_type_id
   WHERE t.progress = 'waiting' AND t.day = :day AND st.department_id = :department
     AND (t.location_id = :location::int OR :location::int IS NULL)
     AND (t.service_id = :service::int OR :service::int IS NULL)`,
);
const CLOSE = statement(
  'closures-close',
  `INSERT INTO closure (id, department_id, location_id, service_id, starts_at, ends_at, reason, ends_numbers, made_at)
   VALUES (:id, :department, :location, :service, :starts, :ends, :reason, :endsNumbers, :now)`,
);
const LOCK = statement('closures-lock', 'SELECT pg_advisory_xact_lock(hashtextextended($1, 5))');
const SAME = statement(
  'closures-same',
  `SELECT EXISTS (SELECT FROM closure WHERE department_id = :department AND reopened_at IS NULL
     AND location_id IS NOT DISTINCT FROM :location::int AND service_id IS NOT DISTINCT FROM :service::int
     AND starts_at < :ends AND ends_at > :starts) AS "exists!"`,
);
const FIND = statement('closures-find', 'SELECT * FROM closure WHERE id = $1');
const REOPEN = statement(
  'closures-reopen',
  'UPDATE closure SET reopened_at = $2 WHERE id = $1 AND reopened_at IS NULL AND ends_at > $2',
);
/** Tickets without a number, and those whose message the gateway refused. */
const UNREACHED = statement(
  'closures-unreached',
  `SELECT t.jetton_code AS "jettonCode", t.service_id AS "serviceId", o.was_day AS "wasDay", o.was_time AS "wasTime",
     o.location_id AS "locationId", o.day, o.time, o.message IS NULL AS "isWithoutPhone!",
     o.was_location_id AS "wasAt"
   FROM closed_ticket o JOIN ticket t ON t.id = o.ticket_id WHERE o.closure_id = $1 AND o.state <> 'reopened'
     AND (o.message IS NULL OR EXISTS (SELECT FROM sms_outbox m WHERE m.key = o.message AND m.dropped_at IS NOT NULL))
   ORDER BY o.was_day, o.was_time, t.jetton_code`,
);

interface Settings {
  catalogue: Catalogue;
  alerts: Pick<Alerts, 'closureTexts'>;
}

type Closure = z.output<(typeof calls)['closures']['answer']>['closures'][number];
type State = Tables['closed_ticket']['state'];

function closureOf(
  row: Tables['closure'],
  states: Partial<Record<State, number>> | null,
  unreached: number,
): Closure {
  const of = (state: State) => states?.[state] ?? 0;
  return {
    closureId: row.id,
    locationId: row.location_id,
    serviceId: row.service_id,
    from: row.starts_at.toISOString(),
    until: row.ends_at.toISOString(),
    reason: row.reason,
    endsNumbers: row.ends_numbers,
    reopenedAt: row.reopened_at?.toISOString() ?? null,
    people: {
      held: of('held'),
      noTime: of('none'),
      accepted: of('accepted'),
      moved: of('moved'),
      ended: of('ended') + of('number'),
      unanswered: of('expired'),
      kept: of('reopened'),
      unreached,
    },
  };
}

/** A closure of the caller's department and offices. @throws NotFound, Forbidden */
async function findTheirs(db: Queryable, caller: CallerIdentity, id: string) {
  const [closure] = await db.query(FIND, [id]);
  if (closure === undefined) throw new NotFound();
  if (!isTheirs(caller, closure)) throw new Forbidden();
  return closure;
}

async function preview(
  db: Queryable,
  { catalogue, alerts }: Settings,
  closure: ClosureScope,
  reason: ClosureReason | undefined,
  now: Date,
) {
  const people = await db.query(PEOPLE, coveredBy(closure));
  const found = await findTimes(db, { catalogue, closure, now }, people);
  const moved = people.filter(({ id }) => found.has(id));
  const sameOffice = moved.filter(({ id, location_id }) => found.get(id)!.slot.locationId === location_id);
  const { department, location, service, day } = coveredBy(closure);
  const isToday = day === cityDay(now);
  const first = moved[0] ?? people[0];
  const slot = first && found.get(first.id)?.slot;
  const held = first && slot && { ...slot, until: answerBy(first, slot, now) };
  const [waiting] = isToday ? await db.query(NUMBERS, { department, location, service, day }) : [];
  return {
    bookings: people.length,
    sameOffice: sameOffice.length,
    otherOffice: moved.length - sameOffice.length,
    noTime: people.length - moved.length,
    numbers: waiting?.numbers ?? 0,
    withoutPhone: people.filter(({ isWithoutPhone }) => isWithoutPhone).length,
    numbersWithoutPhone: waiting?.withoutPhone ?? 0,
    messages: first === undefined || reason === undefined ? [] : alerts.closureTexts(first, { reason, held }),
  };
}

/** Closing and reopening, by the supervisors of a department. */
export const officeClosureCalls = (clock: Clock, { catalogue, alerts }: Settings) =>
  ({
    async closures({ query: { locationId }, db, caller }) {
      const now = clock.now();
      pointsFor(catalogue, caller, locationId);
      const department = departmentOf(caller)!;
      const rows = await db.query(LIST, { department, location: locationId, now });
      const closures = rows.map(({ states, unreached, ...row }) =>
        closureOf(row, states as Partial<Record<State, number>> | null, unreached),
      );
      return { at: now.toISOString(), closures };
    },

    async previewClosure({ query, db, caller }) {
      const now = clock.now();
      const scope = scopeOf(catalogue, caller, query, now);
      return preview(db, { catalogue, alerts }, scope, query.reason, now);
    },

    async closeOffice({ body, db, caller }) {
      const now = clock.now();
      const scope = scopeOf(catalogue, caller, body, now);
      const { department, location, service } = coveredBy(scope);
      const id = randomUUID();
      const times = { starts: scope.starts_at, ends: scope.ends_at };
      await db.query(LOCK, [`closures:${department}`]);
      const [same] = await db.query(SAME, { department, location, service, ...times });
      if (same!.exists) throw new Refusal('closureExists');
      const { reason, endsNumbers } = body;
      await db.query(CLOSE, { id, department, location, service, ...times, reason, endsNumbers, now });
      return { closureId: id };
    },

    async reopenOffice({ body, db, caller }) {
      const closure = await findTheirs(db, caller, body.closureId);
      await db.query(REOPEN, [closure.id, clock.now()]);
      return { reopened: true };
    },

    async closureList({ params, db, caller, language }) {
      const closure = await findTheirs(db, caller, params.closureId);
      const nameOf = (id: number | null) =>
        id === null ? '' : nameIn(catalogue.snapshot.locations.get(id)?.name, language);
      return (await db.query(UNREACHED, [closure.id])).map((row) => ({
        jettonCode: row.jettonCode,
        serviceName: nameIn(catalogue.snapshot.services.get(row.serviceId)?.name, language),
        locationName: nameOf(row.wasAt),
        wasDate: toWireDate(row.wasDay),
        wasTime: row.wasTime,
        date: row.day === null ? '' : toWireDate(row.day),
        time: row.time ?? '',
        newLocationName: nameOf(row.locationId),
        why: row.isWithoutPhone ? ('noPhone' as const) : ('notReached' as const),
      }));
    },
  }) satisfies Handlers;
