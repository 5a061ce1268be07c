import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { startDatabaseClock } from '../db/database-clock';
import { connect, type Db } from '../db/db';
import { migrate } from '../db/migrate';
import type { Log } from '../diagnostics/log';
import type { StaffScope } from '../module-api/module';
import { createSessions, emptyProfile, type Person } from '../modules/identity';
import { createRetention } from '../modules/retention';
import { seed } from '../seed/seed';
import { oddRequest, type OddRequest } from './malformed';

export { startEmbedded } from '../postgres/embedded';

/** How many people log in at once, and how many connections they share. */
const AT_ONCE = 16;
const SILENT: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Opens the offices of the model city day and night, with room in every queue and at every time. */
export async function openAllOffices(db: Db): Promise<void> {
  await db.query('TRUNCATE opening_hours, public_holiday');
  await db.query(
    `INSERT INTO opening_hours (location_id, weekday, opens_minute, closes_minute)
     SELECT id, weekday, 0, 1440 FROM location, generate_series(0, 6) AS weekday`,
  );
  await db.query('UPDATE location SET suspended = false, rc_service_login = false');
  await db.query('UPDATE department SET suspended = false');
  await db.query('DELETE FROM reservation_parameter');
  await db.query(
    `UPDATE service_location SET booking = true, booking_open = true, time_ticket = false, ticket = true,
       queue_open = true, queue_paused = false, busy_from = 0, queue_quota = 100000000,
       slot_capacity = 1000000, check_id_reservation = false, check_id_time = false, check_id_queue = false`,
  );
}

/** A model city for load tests: see `openAllOffices`. */
export async function prepareCity(connectionString: string, migrations: string): Promise<void> {
  await migrate(connectionString, migrations);
  const db = connect(connectionString, { max: 1 });
  await seed(db);
  await openAllOffices(db);
  await db.close();
}

/** A person who has logged in with a mobile number. */
export interface BenchPerson {
  token: string;
  mobArea: string;
  mobNum: string;
}

/** Opens a session for each profile. @returns their tokens, which last ten minutes */
async function openSessions(connectionString: string, secret: string, profiles: Person[]): Promise<string[]> {
  const url = new URL(connectionString);
  url.searchParams.set('options', '-c synchronous_commit=off');
  const db: Db = connect(url.href, { max: AT_ONCE });
  const clock = await startDatabaseClock(db, SILENT);
  const sessions = createSessions({ db, clock, secrets: [secret], counterCredential: secret });
  const tokens: string[] = [];
  let next = 0;
  const worker = async () => {
    while (next < profiles.length) {
      const at = next++;
      tokens[at] = (await sessions.open(profiles[at]!)).login.jwtToken;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  clock.stop();
  await db.close();
  return tokens;
}

/** Logs people in, without the SMS; their tokens last ten minutes. */
export async function logIn(
  connectionString: string,
  secret: string,
  count: number,
  from = 0,
): Promise<BenchPerson[]> {
  const people = Array.from({ length: count }, (_, at) => String(60_000_000 + from + at));
  const profiles = people.map((mobNum) => ({ ...emptyProfile, mobArea: '853', mobNum, mobile: mobNum }));
  const tokens = await openSessions(connectionString, secret, profiles);
  return people.map((mobNum, at) => ({ token: tokens[at]!, mobArea: '853', mobNum }));
}

/** Logs staff and devices in, each with a login of their own. @returns their tokens, which last ten minutes */
export const logInStaff = (
  connectionString: string,
  secret: string,
  scopes: StaffScope[],
): Promise<string[]> =>
  openSessions(
    connectionString,
    secret,
    scopes.map((staff) => ({
      ...emptyProfile,
      issuer: 'https://staff.example',
      euid: randomUUID(),
      accountType: 'personal',
      staff,
    })),
  );

/** Deletes all overdue data, without the pauses between batches. */
export async function sweepRetention(connectionString: string): Promise<void> {
  const db = connect(connectionString, { max: 2 });
  const clock = await startDatabaseClock(db, SILENT);
  await createRetention({ db, clock, log: SILENT, pace: { rows: 5_000, pauseMs: 0 } }).sweep();
  clock.stop();
  await db.close();
}

/** Requests that no page sends; the same ones for the same seed. */
export const oddRequests = (count: number, seed: number): OddRequest[] =>
  fc.sample(oddRequest, { numRuns: count, seed });
