import { calls, type CallDefinition, type CallInput, type CallName, type Calls } from '@vez/shared/contracts';
import type { LightMyRequestResponse } from 'fastify';
import { reservationOf } from '../testing/reservation';
import { adjustPoint, pointOf } from '../testing/service-point';
import { startTestServer, type TestCaller } from '../testing/test-server';
import {
  CALL_OBJECTS,
  callerOf,
  KINDS,
  OWNERS,
  POSERS,
  turnedAway,
  type Answer,
  type CallObject,
  type Kind,
  type World,
} from '../testing/matrix';

const NAMES = Object.keys(calls) as CallName[];
const definitionOf = (name: CallName): CallDefinition => calls[name];
const objectOf = <Name extends CallName>(name: Name) => CALL_OBJECTS[name] as CallObject<Name>;

const NOT_FOUND: Answer = { status: 404, code: 404 };
const UUID = /^[0-9a-f-]{36}$/;

describe('every call, by each kind of caller', () => {
  let world: World;
  beforeAll(async () => {
    const city = await startTestServer({
      prepare: async (db) =>
        adjustPoint(db, await pointOf(db, 'DSI-CRC', 'CP'), { slot_capacity: 10_000, queue_quota: 10_000 }),
    });
    world = { city, point: await pointOf(city.db, 'DSI-CRC', 'CP') };
    await city.call('openCounter', { ...world.point, counter: '1' }, { as: city.counterSystem });
  });
  afterAll(() => world.city.stop());

  async function send<Name extends CallName>(name: Name, input: CallInput<Calls[Name]>, as: TestCaller) {
    const answer = await world.city.send(name, input, { as, ip: world.city.freshAddress() });
    checkShape(name, answer);
    return answer;
  }

  it('has a row in the table: a new call of the contract needs one', () => {
    expect(Object.keys(CALL_OBJECTS).sort()).toEqual([...NAMES].sort());
  });

  it.each(NAMES)('%s: gives each kind of caller the right answer about existing objects', async (name) => {
    const answers: Record<string, Answer> = {};
    const wanted: Record<string, Answer> = {};
    for (const kind of KINDS) {
      const [caller, owner] = await pairOf(name, kind);
      const input = await existing(name, caller, owner);
      answers[kind] = told(await send(name, input, caller));
      wanted[kind] = expected(name, kind);
    }
    expect(answers).toEqual(wanted);
  });

  it.each(NAMES.filter((name) => objectOf(name).of !== 'nothing'))(
    '%s: answers alike for another person’s object and a missing one',
    async (name) => {
      const object = objectOf(name);
      if (object.of === 'nothing') return;
      const answers: Record<string, unknown> = {};
      const wanted: Record<string, unknown> = {};
      for (const kind of KINDS) {
        const caller = await callerOf(world.city, kind);
        const missing = await send(name, await object.missing(world, caller), caller);
        const refused = turnedAway(definitionOf(name), kind);
        answers[`${kind}, missing`] = told(missing);
        wanted[`${kind}, missing`] = refused ? door(refused) : (object.refused ?? NOT_FOUND);
        if (object.of === 'everybody') continue;
        const owner = await callerOf(
          world.city,
          object.owners?.find((own) => OWNERS.includes(own)) ?? 'phone',
        );
        const foreign = await send(name, await object.existing(world, caller, owner), caller);
        answers[`${kind}, foreign`] = wordsOf(foreign);
        wanted[`${kind}, foreign`] = wordsOf(missing);
      }
      expect(answers).toEqual(wanted);
    },
  );

  describe.each(Object.entries(POSERS))('%s', (seeming, { owner: meet, pose }) => {
    // An account's own subject names that account, even if another issuer uses the same subject.
    const namesItself = (name: CallName) => seeming.startsWith('the same subject') && /consent/i.test(name);
    const owned = NAMES.filter((name) => objectOf(name).of === 'owner' && !namesItself(name));

    it.each(owned)('%s: gets the answer for a missing object', async (name) => {
      const object = objectOf(name);
      if (object.of !== 'owner') return;
      const owner = await meet(world.city);
      const poser = await pose(world.city, owner);
      const foreign = await send(name, await object.existing(world, poser, owner), poser);
      const missing = await send(name, await object.missing(world, poser), poser);
      expect(wordsOf(foreign)).toEqual(wordsOf(missing));
      expect(told(foreign)).toEqual(object.refused ?? NOT_FOUND);
    });
  });

  describe.each(['change', 'read'] as const)('the holder of a link to %s another ticket', (scope) => {
    const holder = async (): Promise<TestCaller> => {
      const { city, point } = world;
      const as = await city.citizen();
      const { ticket } = await city.call('reserve', reservationOf(point, as, '2026-12-02', '10:00'), { as });
      if (scope === 'change') return { ...city.anonymous, link: (await city.linksTo(as))[0]! };
      const { address } = await city.call('shareTicket', { id: ticket.id }, { as });
      return { ...city.anonymous, link: address.split('#')[1]! };
    };

    it.each(NAMES)(
      '%s: is a visitor, except to calls about a ticket, which does not exist for them',
      async (name) => {
        const definition = definitionOf(name);
        const object = objectOf(name);
        const [as, owner] = [await holder(), await callerOf(world.city, 'phone')];
        const isOpen = definition.byLink === 'read' || definition.byLink === scope;
        const refused = isOpen ? undefined : turnedAway(definition, 'anonymous');
        const answer = told(await send(name, await existing(name, as, owner), as));
        const missing = object.of === 'owner' ? (object.refused ?? NOT_FOUND) : undefined;
        expect(answer).toEqual(refused ? door(refused) : (missing ?? expected(name, 'anonymous')));
      },
    );
  });

  it.each(NAMES.filter((name) => namesEuid(name)))(
    '%s: refuses an `euid` other than the caller’s own, whether it exists or not',
    async (name) => {
      const answers: Record<string, unknown> = {};
      const wanted: Record<string, unknown> = {};
      for (const kind of KINDS) {
        const [caller, owner] = await pairOf(name, kind);
        const input = await existing(name, caller, owner);
        const sendWith = (euid: string) =>
          send(name, Object.assign(input, { euid }) as CallInput<Calls[CallName]>, caller);
        const { euid: foreign } = await world.city.accountHolder();
        const refused = door(turnedAway(definitionOf(name), kind) ?? 403);
        for (const euid of [foreign!, 'of nobody']) {
          answers[`${kind}, ${euid}`] = told(await sendWith(euid));
          wanted[`${kind}, ${euid}`] = refused;
        }
        if (caller.euid === undefined) continue;
        answers[`${kind}, own`] = told(await sendWith(caller.euid));
        wanted[`${kind}, own`] = expected(name, kind);
      }
      expect(answers).toEqual(wanted);
    },
  );

  it('refuses a token that we did not issue, or that has expired', async () => {
    const late = await world.city.citizen();
    const forged: TestCaller = { ...late, token: `${late.token!.slice(0, -4)}AAAA` };
    const answers = new Set<string>();
    for (const name of NAMES) {
      const input = await existing(name, world.city.anonymous, await callerOf(world.city, 'personal'));
      for (const as of [forged, { ...late, token: 'none of ours' }]) {
        answers.add(JSON.stringify(told(await send(name, input, as))));
      }
    }
    world.city.clock.advance(601);
    answers.add(JSON.stringify(told(await send('tickets', {}, late))));
    world.city.clock.advance(-601);
    expect([...answers]).toEqual([JSON.stringify(door(401))]);
  });

  it('gives the stored answer of a write to no other caller who sends its key', async () => {
    const { city, point } = world;
    const [as, other] = [await city.citizen(), await city.citizen()];
    const key = '5f1c2b1e-8d0a-4f3e-9a6d-3b7c1e2f4a55';
    const favourite = { ...point, mobNum: '', ticketType: 'QUEUE' as const };
    const own = await city.call('addFavourite', favourite, { as, key });
    expect((await city.call('addFavourite', favourite, { as, key })).id).toBe(own.id);
    expect((await city.call('addFavourite', favourite, { as: other, key })).id).not.toBe(own.id);
    expect((await city.refusal('addFavourite', favourite, { key })).status).toBe(401);
  });

  /** A caller of the kind, and the owner of the requested object: the caller itself, if it can own one. */
  async function pairOf(name: CallName, kind: Kind): Promise<[TestCaller, TestCaller]> {
    const caller = await callerOf(world.city, kind);
    const object = objectOf(name);
    if (object.of !== 'owner' || (object.owners ?? OWNERS).includes(kind)) return [caller, caller];
    return [caller, await callerOf(world.city, object.owners?.[0] ?? 'phone')];
  }

  async function existing<Name extends CallName>(name: Name, caller: TestCaller, owner: TestCaller) {
    const object = objectOf(name);
    return object.of === 'nothing' ? object.input(world, caller) : object.existing(world, caller, owner);
  }

  function expected(name: CallName, kind: Kind): Answer {
    const refused = turnedAway(definitionOf(name), kind);
    if (refused !== undefined) return door(refused);
    const object = objectOf(name);
    if (object.of === 'nothing') return object.answer ?? { status: 200 };
    return { status: 200 };
  }
});

/** Whether a call takes an `euid`, in its query or in its body (decision 27). */
function namesEuid(name: CallName): boolean {
  const { query, body } = definitionOf(name);
  return [query, body].some(
    (part) => part !== undefined && 'shape' in part && 'euid' in (part.shape as object),
  );
}

const door = (status: number): Answer => ({ status, code: status });

/** The content of an answer, without its trace id. */
const wordsOf = (answer: LightMyRequestResponse) => {
  const { traceId: _, ...words } = answer.json<Record<string, unknown>>();
  return { status: answer.statusCode, ...words };
};

function told(answer: LightMyRequestResponse): Answer {
  if (answer.statusCode === 200) return { status: 200 };
  const { code, reason } = answer.json<{ code: number; reason?: string }>();
  // Only a refusal concerns something that the citizen can correct, and names it (decision 50).
  return { status: answer.statusCode, code, ...(code === 602 ? { reason } : {}) };
}

/** Checks that an answer matches the contract: its own shape, or that of errors (decision 50). */
function checkShape(name: CallName, answer: LightMyRequestResponse): void {
  if (answer.statusCode === 200) {
    definitionOf(name).answer.parse(answer.json());
    return;
  }
  expect(answer.json()).toEqual({
    code: expect.any(Number),
    message: expect.any(String),
    traceId: expect.stringMatching(UUID),
    ...('reason' in answer.json<object>() ? { reason: expect.stringMatching(/^[a-zA-Z]+$/) } : {}),
  });
}
