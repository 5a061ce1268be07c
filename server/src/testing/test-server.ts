import { fileURLToPath } from 'node:url';
import { buildApp } from '../app/app';
import { publicOriginOf } from '../config/config';
import { readConfig } from '../config/read-config';
import { connect, type Db } from '../db/db';
import type { Log } from '../diagnostics/log';
import { createAlertJob, createAlerts, createReminders } from '../modules/alerts';
import { Catalogue } from '../modules/catalogue';
import { createClosureJob } from '../modules/closures';
import { createNoticeJob } from '../modules/office-notices';
import { createEarlierJob } from '../modules/earlier';
import { createSessions } from '../modules/identity';
import { queueReads } from '../modules/queue';
import { sweepSlots } from '../modules/slots';
import { outbox } from '../modules/sms';
import { createTicketLinks } from '../modules/tickets';
import { createWaitJob } from '../modules/waits';
import { markNoShows } from '../modules/visits';
import type { SmsKind } from '../texts/sms-kind';
import type { Tracing } from '../tracing/tracing';
import { adjustableClock, type AdjustableClock } from './adjustable-clock';
import { callersWith, ANYONE, type TestCaller } from './test-callers';
import { callsOf } from './test-calls';
import { copyTemplate } from './test-database';

export { TEST_ISSUER, type TestCaller } from './test-callers';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const COUNTER_CREDENTIAL = 'a-counter-credential-of-tests';
const SETTINGS = {
  VEZ_SECRET: 'a-secret-of-tests-with-enough-letters',
  VEZ_COUNTER_CREDENTIAL: COUNTER_CREDENTIAL,
  VEZ_FREED_DELAY_SECONDS: '0',
  VEZ_SMS_LIMITS: 'off',
  VEZ_CALL_LIMITS: 'off',
};
const ignore = () => undefined;

export interface TestServerOptions {
  /** Settings on top of those of tests; undefined removes one. */
  env?: Record<string, string | undefined>;
  /** Changes the city before the server reads it. */
  prepare?(db: Db): Promise<unknown>;
  /** Another process of the same site, whose database and clock this one shares. */
  beside?: { connectionString: string; clock: AdjustableClock };
  log?: Log;
  tracing?: Tracing;
}

const addressNumber = (at: number) => `10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`;

/** The link of a ticket in a message, with its code. */
const LINK = /https?:\/\/\S+\/t#(\w+)/;

async function messagesIn(db: Db, { mobile }: TestCaller, kind: SmsKind | null = null): Promise<string[]> {
  const rows = await db.query<{ text: string }>(
    `SELECT text FROM sms_outbox WHERE mob_area = $1 AND mob_num IN ($2, $3) AND ($4::text IS NULL OR kind = $4)
     ORDER BY id`,
    [mobile.area, mobile.number, db.personal.token(mobile.number), kind],
  );
  return rows.map(({ text }) => text);
}

/**
 * The whole API on a database of its own, called as a client would, with a clock that the test moves. It starts on
 * Tuesday 1 December 2026, 09:31 in Macao.
 */
export async function startTestServer({
  env = {},
  prepare,
  beside,
  log: ownLog,
  tracing,
}: TestServerOptions = {}) {
  const faults: object[] = [];
  const log = ownLog ?? { info: ignore, warn: ignore, error: (facts: object) => void faults.push(facts) };
  const database = beside ? { ...beside, drop: async () => undefined } : await copyTemplate();
  const db = connect(database.connectionString, { max: 12 });
  await prepare?.(db);
  const clock = beside?.clock ?? adjustableClock('2026-12-01T09:31');
  const config = readConfig({ ...SETTINGS, ...env }, ROOT);
  const deps = { db: tracing?.traceStatements(db) ?? db, clock, sms: outbox, log, tracing };
  const { server, releases, refreshCatalogue } = await buildApp(deps, config);
  const sessions = createSessions({
    ...deps,
    secrets: config.secrets,
    counterCredential: COUNTER_CREDENTIAL,
  });
  const catalogue = await Catalogue.load(deps);
  const links = createTicketLinks(deps, config.secrets, publicOriginOf(config));
  const alerts = createAlerts(outbox, catalogue, links);
  const { freedDelaySeconds } = config;
  const tell = createAlertJob(deps, alerts);
  let telling = Promise.resolve();
  const tellQueues = () => (telling = telling.then(tell));
  let addresses = 0;

  return {
    connectionString: database.connectionString,
    db,
    clock,
    config,
    server,
    releases,
    /** Logged errors, such as the cause of an answer 500; empty if the test has its own log. */
    faults,
    ...callsOf(server),
    ...callersWith(sessions),

    anonymous: ANYONE,

    counterSystem: { token: COUNTER_CREDENTIAL, mobile: { area: '', number: '' } } as TestCaller,

    /** An address that has made no calls yet, for limits by address. */
    freshAddress: () => addressNumber((addresses += 1)),

    /** Ends expired holds and returns freed places, as the server does every second. */
    sweep: () => sweepSlots(db, clock.now()),

    /** Marks no-shows of bookings, as the server does every ten seconds. */
    sweepVisits: () => markNoShows({ ...deps, alerts }),

    /** Reads changes of the city, as the server does every 15 seconds. */
    refreshCatalogue,

    /** Sends waiting people the alerts that they asked for, as the server does every second. */
    tellQueues,

    /** Reminds people of their bookings, as the server does every five seconds. */
    remind: createReminders(deps, alerts),

    /** Notifies people of closures, as the server does every second. */
    async runClosures() {
      await Promise.all([refreshCatalogue(), catalogue.refresh()]);
      await createClosureJob({ ...deps, alerts, catalogue, freedDelaySeconds })();
    },

    /** Sends the messages of notices, as the server does every second. */
    async runNotices() {
      await refreshCatalogue();
      await createNoticeJob({ ...deps, alerts })();
    },

    /** Offers free places to those who asked for an earlier time, as the server does every second. */
    async runEarlier() {
      await Promise.all([refreshCatalogue(), catalogue.refresh()]);
      await createEarlierJob({ ...deps, alerts, catalogue, freedDelaySeconds, atNight: false })();
    },

    /** Learns from the waits until now, as the server does every minute. */
    learnWaits: createWaitJob({ db, clock }, queueReads),

    /** All messages to a number so far, or those of one kind. */
    /** The texts of a person's messages, with `<link>` for the ticket's link. */
    messagesTo: async (as: TestCaller, kind?: SmsKind) => {
      await tellQueues();
      return (await messagesIn(db, as, kind)).map((text) => text.replace(LINK, '<link>'));
    },
    /** The codes of the links in a person's messages. */
    linksTo: async (as: TestCaller, kind?: SmsKind) => {
      await tellQueues();
      return (await messagesIn(db, as, kind)).flatMap((text) => LINK.exec(text)?.[1] ?? []);
    },

    async stop() {
      await server.close();
      await db.close();
      await database.drop();
    },
  };
}
export type TestServer = Awaited<ReturnType<typeof startTestServer>>;
