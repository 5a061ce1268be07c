import { addDays } from '@vez/shared/dates';
import { cityDay, cityInstant } from '../../city/city';
import type { Clock } from '../../db/clock';
import { statement, type Db, type Queryable } from '../../db/db';
import { runExclusive } from '../../db/run-exclusive';
import type { Log } from '../../diagnostics/log';
import { Catalogue } from '../../modules/catalogue';
import { DAY, dayOf, gapsOf, HOUR, pacesByHour, replay, type OfficeLog } from '../../modules/waits';
import { insert, type Row } from '../../seed/insert';
import { livePastDays, type HoursOn, type PastDays } from './live-past-days';
import { pastVisits } from './past-visits';
import type { RecordedHall, RecordedTicket } from './recorded-office';

const RECORDED = statement(
  'dev-recorded-queues',
  'SELECT DISTINCT service_id AS "serviceId", location_id AS "locationId" FROM wait_pace',
);
/** The server calibrates a queue that has no state from its records. */
const FORGET_STATES = statement('dev-forget-wait-states', 'DELETE FROM wait_state');

const WEEKS_DAYS = 28;
/** The server learns from the newest 800 waits of a queue, and notes two every ten minutes. */
const FORESEEN_MINUTES = 4_000;
const ROWS_AT_ONCE = 5_000;

export interface PastWeeksDeps {
  db: Db;
  clock: Clock;
  log: Log;
}

interface QueueLog {
  serviceId: number;
  locationId: number;
  log: OfficeLog & { tickets: RecordedTicket[] };
  /** The first of the days on which waits are foreseen. */
  foreseenFrom: number;
}

const keyOf = ({ serviceId, locationId }: { serviceId: number; locationId: number }) =>
  `${serviceId}:${locationId}`;

const HAS_VISITS = statement('dev-has-past-visits', 'SELECT EXISTS (SELECT FROM past_visit) AS "is!"');

const hasNoVisits = async (db: Queryable) => !(await db.query(HAS_VISITS))[0]!.is;
const readRecorded = async (db: Queryable) => new Set((await db.query(RECORDED)).map(keyOf));

/** The offices of each department with a queue that lacks records. */
function hallsOf(catalogue: Catalogue, recorded: ReadonlySet<string>): RecordedHall[] {
  const { departments, locations } = catalogue.snapshot;
  return [...departments.keys()]
    .flatMap((departmentId) =>
      [...locations.keys()].map((locationId) => ({
        departmentId,
        locationId,
        queues: catalogue
          .pointsAt(locationId, departmentId)
          .map(({ service, row }) => ({
            serviceId: service.id,
            isOpen: row.queue_open,
            givesNumbers: row.ticket,
          }))
          .sort((one, other) => one.serviceId - other.serviceId),
      })),
    )
    .filter(({ queues, locationId }) =>
      queues.some(({ serviceId }) => !recorded.has(keyOf({ serviceId, locationId }))),
    );
}

/** Counts back the office hours in which a queue collects all the waits that the server learns from. */
function firstForeseen(hoursOn: HoursOn, { first, count }: PastDays): number {
  let [day, minutes] = [count, 0];
  while (day > 0 && minutes < FORESEEN_MINUTES) {
    day -= 1;
    const hours = hoursOn(addDays(first, day));
    minutes += hours.reduce((sum, open) => sum + open.closes_minute - open.opens_minute, 0);
  }
  return day;
}

/** What the server records for a queue: how long counters were busy, and how its estimates turned out. */
function rowsOf({ serviceId, locationId, log, foreseenFrom }: QueueLog, { first }: PastDays) {
  const queue = { service_id: serviceId, location_id: locationId };
  const dayAt = (seconds: number) => addDays(first, dayOf(seconds));
  const instantAt = (seconds: number) =>
    new Date(cityInstant(dayAt(seconds), '00:00').getTime() + (seconds % DAY) * 1_000);
  const { sampled } = replay(log, { isAsked: false, firstDay: foreseenFrom, calibrateEvery: HOUR });
  return {
    paces: pacesByHour(gapsOf(log.tickets)).map(({ day, hour, pace: { served, absent } }): Row => ({
      ...queue,
      day: addDays(first, day),
      hour,
      served: served.count,
      served_seconds: served.seconds,
      absent: absent.count,
      absent_seconds: absent.seconds,
      booked: 0,
      arrived: 0,
    })),
    forecasts: sampled.map((told): Row => ({
      ...queue,
      at: instantAt(told.at),
      people_ahead: told.peopleAhead,
      expected_seconds: told.expectedSeconds,
      from_minutes: told.range?.fromMinutes ?? null,
      to_minutes: told.range?.toMinutes ?? null,
      waited_seconds: told.waitedSeconds,
    })),
  };
}

async function insertAll(tx: Queryable, table: string, rows: Row[]): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
    await insert(tx, table, rows.slice(at, at + ROWS_AT_ONCE));
}

/**
 * Records the last four weeks of queues that have no records, as the simulated city produces them on a virtual clock
 * (decision record 0077), and then their visits, which take longer. Each is one transaction, so that a killed process
 * leaves no partial data.
 * @param onWaits called once the server can learn ranges
 */
export async function recordPastWeeks(
  { db, clock, log }: PastWeeksDeps,
  onWaits: () => void = () => undefined,
): Promise<void> {
  const days = { first: addDays(cityDay(clock.now()), -WEEKS_DAYS), count: WEEKS_DAYS };
  const catalogue = await Catalogue.load({ db, clock, log });
  const [paces, forecasts]: [Row[], Row[]] = [[], []];
  const visits = pastVisits((seconds) => addDays(days.first, dayOf(seconds)));
  const recorded = await readRecorded(db);
  const lacksVisits = await hasNoVisits(db);
  for (const hall of hallsOf(catalogue, lacksVisits ? new Set() : recorded)) {
    const { locationId } = hall;
    const hoursOn = (day: string) =>
      catalogue.isWorkDay(locationId, day) ? catalogue.hoursOn(locationId, day) : [];
    const foreseenFrom = firstForeseen(hoursOn, days);
    for (const { serviceId, log: ofQueue } of await livePastDays(hall, hoursOn, days)) {
      if (lacksVisits) visits.add(ofQueue.tickets, { serviceId, locationId });
      if (recorded.has(keyOf({ serviceId, locationId }))) continue;
      const rows = rowsOf({ serviceId, locationId, log: ofQueue, foreseenFrom }, days);
      paces.push(...rows.paces);
      forecasts.push(...rows.forecasts);
    }
  }
  if (paces.length > 0) {
    await runExclusive(db, 'past-weeks', async (tx) => {
      if ((await readRecorded(tx)).size > recorded.size) return;
      await insertAll(tx, 'wait_pace', paces);
      await insertAll(tx, 'wait_forecast', forecasts);
      await tx.query(FORGET_STATES);
    });
  }
  onWaits();
  await runExclusive(db, 'past-visits', async (tx) => {
    if (await hasNoVisits(tx)) await visits.insert(tx);
  });
}
