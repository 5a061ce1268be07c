import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import {
  calls,
  type CallAnswer,
  type CallInput,
  type CallName,
  type Calls,
  type Language,
  type Mobile,
} from '@vez/shared/contracts';
import type { LightMyRequestResponse } from 'fastify';
import { buildApp } from '../app';
import { readConfig } from '../config';
import { connect, type Db } from '../db/db';
import type { Log } from '../module';
import { createAlertJob, createAlerts } from '../modules/alerts';
import { Catalogue } from '../modules/catalogue';
import { createSessions, emptyProfile, type Person } from '../modules/identity';
import { sweepSlots } from '../modules/slots';
import { outbox } from '../modules/sms';
import type { Tracing } from '../tracing';
import { adjustableClock, type AdjustableClock } from './adjustable-clock';
import { addressOf } from './call-address';
import { copyTemplate } from './test-database';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** Who gives the accounts of `accountHolder`. */
export const TEST_ISSUER = 'https://login.example';
const COUNTER_CREDENTIAL = 'a-counter-credential-of-tests';
const silent: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Who calls: a token, and the headers that go with it. */
export interface TestCaller {
  token: string | undefined;
  mobile: Mobile;
  euid?: string;
}
const ANYONE: TestCaller = { token: undefined, mobile: { area: '', number: '' } };

export interface Refused {
  status: number;
  code: number;
  reason: string | undefined;
  message: string;
}

export interface TestServerOptions {
  /** Settings on top of those of tests; undefined takes one away. */
  env?: Record<string, string | undefined>;
  /** Changes the city before the server reads it. */
  prepare?(db: Db): Promise<unknown>;
  /** Another process of the same site: its database and clock are those of this one. */
  beside?: { connectionString: string; clock: AdjustableClock };
  log?: Log;
  tracing?: Tracing;
}

interface CallOptions {
  as?: TestCaller;
  language?: Language;
  /** An idempotency key. */
  key?: string;
  ip?: string;
}

/**
 * The whole API on a database of its own, spoken to as a client would, with a clock that the test moves. It
 * begins on Tuesday 1 December 2026, 09:31 in Macao.
 */
export async function startTestServer({
  env = {},
  prepare,
  beside,
  log = silent,
  tracing,
}: TestServerOptions = {}) {
  const database = beside ? { ...beside, drop: async () => undefined } : await copyTemplate();
  const db = connect(database.connectionString, { max: 12 });
  await prepare?.(db);
  const clock = beside?.clock ?? adjustableClock('2026-12-01T09:31');
  const config = readConfig(
    {
      VEZ_SECRET: 'a-secret-of-tests-with-enough-letters',
      VEZ_COUNTER_CREDENTIAL: COUNTER_CREDENTIAL,
      VEZ_FREED_DELAY_SECONDS: '0',
      VEZ_SMS_LIMITS: 'off',
      VEZ_CALL_LIMITS: 'off',
      ...env,
    },
    ROOT,
  );
  const deps = { db: tracing?.traceStatements(db) ?? db, clock, sms: outbox, log, tracing };
  const { server } = await buildApp(deps, config);
  const sessions = createSessions({
    ...deps,
    secrets: config.secrets,
    counterCredential: COUNTER_CREDENTIAL,
  });
  const tell = createAlertJob(deps, createAlerts(outbox, await Catalogue.load(deps)));
  let telling = Promise.resolve();
  const tellQueues = () => (telling = telling.then(tell));
  let callers = 0;
  let addresses = 0;

  async function send<Name extends CallName>(
    name: Name,
    input: CallInput<Calls[Name]>,
    { as = ANYONE, language = 'en_us', key, ip = '203.0.113.7' }: CallOptions = {},
  ): Promise<LightMyRequestResponse> {
    const { url, query, body } = addressOf(calls[name], input);
    const { method } = calls[name];
    return server.inject({
      method,
      url,
      query,
      remoteAddress: ip,
      headers: {
        'x-vez-language': language,
        ...(as.token === undefined ? {} : { authorization: `Bearer ${as.token}` }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      ...(method === 'GET' || method === 'DELETE' ? {} : { payload: body }),
    });
  }

  const personOf = (profile: Partial<Person>): Person => ({
    ...emptyProfile,
    accountType: 'personal',
    issuer: TEST_ISSUER,
    ...profile,
  });
  async function logIn(profile: Partial<Person>): Promise<TestCaller> {
    const person = personOf(profile);
    const { login } = await sessions.open(person);
    const mobile = { area: person.mobNum && person.mobArea, number: person.mobNum };
    return { token: login.jwtToken, mobile, ...(person.euid === null ? {} : { euid: person.euid }) };
  }

  return {
    connectionString: database.connectionString,
    db,
    clock,
    server,
    send,

    /** What the call answers, checked against its contract. @throws Error for any other answer */
    async call<Name extends CallName>(
      name: Name,
      input: CallInput<Calls[Name]>,
      options?: CallOptions,
    ): Promise<CallAnswer<Calls[Name]>> {
      const response = await send(name, input, options);
      if (response.statusCode !== 200) {
        throw new Error(`${name} answered ${response.statusCode}: ${response.body}`);
      }
      return calls[name].answer.parse(response.json()) as CallAnswer<Calls[Name]>;
    },

    /** How the call is refused. @throws Error where it is not */
    async refusal<Name extends CallName>(
      name: Name,
      input: CallInput<Calls[Name]>,
      options?: CallOptions,
    ): Promise<Refused> {
      const response = await send(name, input, options);
      if (response.statusCode === 200) throw new Error(`${name} was not refused: ${response.body}`);
      const { code, reason, message } = response.json<Refused>();
      return { status: response.statusCode, code, reason, message };
    },

    /** Somebody with a mobile number that was proved by SMS; each time another. */
    async citizen(mobile?: Mobile): Promise<TestCaller> {
      callers += 1;
      const own = mobile ?? { area: '853', number: String(66_000_000 + callers) };
      const proved = { mobArea: own.area, mobNum: own.number, mobile: own.number };
      return logIn({ accountType: 'phone', issuer: null, ...proved });
    },

    anonymous: ANYONE,

    /** Somebody with an account of the city, or with one of their company, or who came from the host app. */
    async accountHolder(
      euid: string = randomUUID(),
      accountType: 'personal' | 'corporate' | 'superApp' = 'personal',
      number?: Mobile,
    ): Promise<TestCaller> {
      callers += 1;
      const mobile = number ?? { area: '853', number: String(66_000_000 + callers) };
      const proved = { mobArea: mobile.area, mobNum: mobile.number, mobile: mobile.number };
      return logIn({ euid, accountType, name: 'Chan Tai Man', ...proved });
    },

    /** Somebody with an account whose profile is like that. */
    logIn,

    /** The session of somebody whose profile is like that: its cookie, and the answer of the login. */
    openSession: (profile: Partial<Person>) => sessions.open(personOf(profile)),

    counterSystem: { token: COUNTER_CREDENTIAL, mobile: { area: '', number: '' } } as TestCaller,

    /** An address from which nobody has called yet, for what is limited by address. */
    freshAddress(): string {
      addresses += 1;
      return `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`;
    },

    /** Ends holds that are over and lets freed places return, as the server does every second. */
    sweep: () => sweepSlots(db, clock.now()),

    /** Tells who waits what they asked for, as the server does every second. */
    tellQueues,

    /** All messages that went to a number by now. */
    async messagesTo({ mobile }: TestCaller): Promise<string[]> {
      await tellQueues();
      const rows = await db.query<{ text: string }>(
        'SELECT text FROM sms_outbox WHERE mob_area = $1 AND mob_num = $2 ORDER BY id',
        [mobile.area, mobile.number],
      );
      return rows.map(({ text }) => text);
    },

    async stop() {
      await server.close();
      await db.close();
      await database.drop();
    },
  };
}
export type TestServer = Awaited<ReturnType<typeof startTestServer>>;
