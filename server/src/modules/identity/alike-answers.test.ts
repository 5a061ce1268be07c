import { anyQuery, asQueryable, type Db, type Queryable } from '../../db/db';
import type { Tracing } from '../../tracing/tracing';
import { solvePuzzle } from '../../testing/solve-puzzle';
import { startTestServer, type TestServer } from '../../testing/test-server';

let vez: TestServer;
/** Names of the SQL statements that the server has run. */
let statements: string[] = [];
beforeEach(async () => {
  const noting = (db: Queryable): Queryable =>
    asQueryable((of, values) => {
      statements.push(typeof of === 'string' ? of : of.name);
      return anyQuery(db)(of, values);
    }, db.personal);
  const tracing: Tracing = {
    traceCalls: () => undefined,
    traceStatements: (db: Db) => ({
      ...db,
      ...noting(db),
      tx: (work) => db.tx((tx) => work({ ...tx, ...noting(tx) })),
      txAside: (work) => db.txAside((tx) => work({ ...tx, ...noting(tx) })),
    }),
    stop: async () => undefined,
  };
  vez = await startTestServer({ env: { VEZ_SMS_LIMITS: 'on', VEZ_PUZZLE_TRIES: '4' }, tracing });
});
afterEach(() => vez.stop());

let networks = 0;
/** An address in a network that has sent no request yet. */
const newAddress = () => `198.${(networks += 1)}.51.100`;

const askCode = async (number: string, ip: string, proof?: string) =>
  vez.send('sendCode', { areaCode: '853', mobileNumber: number, ...(proof ? { proof } : {}) }, { ip });
const tryCode = async (number: string, token: string, ip: string, challengeId?: string) => {
  const attempt = { areaCode: '853', mobileNumber: number, token, ...(challengeId ? { challengeId } : {}) };
  return vez.send('validateCode', attempt, { ip });
};

interface Answer {
  challengeId?: string;
  reason?: string;
  puzzle?: { parameters: { data: { most: number } } };
  traceId?: string;
}

/** The parts of an answer that do not vary by chance, and the work it took. */
async function seen(asked: () => Promise<Awaited<ReturnType<typeof askCode>>>) {
  statements = [];
  const { statusCode, headers, json } = await asked();
  const { challengeId, puzzle, traceId, ...rest } = json<Answer>();
  return {
    statusCode,
    headers: Object.keys(headers).sort(),
    retryAfter: headers['retry-after'],
    hasChallenge: challengeId !== undefined,
    puzzle: puzzle?.parameters.data.most,
    rest: { ...rest, hasTrace: traceId !== undefined },
    statements: [...statements],
  };
}

/** Sends every request that a stranger can send about a number without its phone, each from another network. */
async function lookAt(number: string) {
  const made = '00000000-0000-4000-8000-000000000000';
  const stranger = newAddress();
  return [
    await seen(() => tryCode(number, '000000', newAddress())),
    await seen(() => tryCode(number, '000000', newAddress(), made)),
    await seen(() => vez.send('sendVerificationCode', { mobile: `853-${number}` }, { ip: newAddress() })),
    await seen(() => vez.send('tokenOfMobile', { mobile: `853-${number}` }, { ip: newAddress() })),
    await seen(() => askCode(number, stranger)),
    await seen(() => askCode(number, stranger)),
    await seen(() => tryCode(number, '000000', stranger)),
  ];
}

const codeOf = async (challengeId: string) =>
  (
    await vez.db.query<{ code: string }>('SELECT code FROM sms_outbox WHERE key = $1', [
      `code:${challengeId}`,
    ])
  )[0]!.code;
const OWNER = '203.0.113.1';
/** What the owner of a number may be doing meanwhile. */
const OCCUPATIONS: Record<string, (number: string) => Promise<unknown>> = {
  'has just asked for a code': (number) => askCode(number, OWNER),
  async 'has asked for four, the last for a puzzle'(number) {
    for (let at = 0; at < 3; at += 1) {
      const asked = await askCode(number, OWNER);
      const { puzzle } = asked.json<Answer>();
      if (puzzle) await askCode(number, OWNER, await solvePuzzle(puzzle));
      vez.clock.advance(61);
    }
    vez.clock.advance(600);
    const { puzzle } = (await askCode(number, OWNER)).json<Answer>();
    await askCode(number, OWNER, await solvePuzzle(puzzle!));
  },
  async 'has mistyped it'(number) {
    const { challengeId } = (await askCode(number, OWNER)).json<Answer>();
    await tryCode(number, 'wrong', OWNER, challengeId);
  },
  async 'is logged in'(number) {
    const { challengeId } = (await askCode(number, OWNER)).json<Answer>();
    await tryCode(number, await codeOf(challengeId!), OWNER, challengeId);
  },
};

describe('the answers to a stranger about a number', () => {
  it.each(Object.keys(OCCUPATIONS))('are the same, for the same work, when its owner %s', async (name) => {
    const idle = await lookAt('66123834');
    await OCCUPATIONS[name]!('66223835');
    expect(await lookAt('66223835')).toEqual(idle);
  });

  it('change only with the tenth code of a day, after nine messages to its phone [ACC-17]', async () => {
    const ask = async () => (await askCode('66123834', newAddress())).json<Answer>().reason;
    const reasons: (string | undefined)[] = [];
    for (let at = 0; at < 11; at += 1) reasons.push(await ask());
    expect(reasons).toEqual([...Array<undefined>(10).fill(undefined), 'puzzleRequired']);
    expect(
      await vez.messagesTo({ token: undefined, mobile: { area: '853', number: '66123834' } }),
    ).toHaveLength(10);
  });
});
