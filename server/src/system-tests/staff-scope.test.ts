import { calls, type CallDefinition, type CallInput, type CallName, type Calls } from '@vez/shared/contracts';
import { STAFF_ROLES, type StaffRole } from '@vez/shared/domain';
import { ACT_RULES } from '../modules/counters';
import { pointOf } from '../testing/service-point';
import { CALL_OBJECTS, type CallObject, type World } from '../testing/matrix';
import { startTestServer, type TestCaller } from '../testing/test-server';

const definitionOf = (name: CallName): CallDefinition => calls[name];
/** Calls about a department, which need access to all its offices. */
const ABOUT_A_DEPARTMENT: readonly CallName[] = ['changeWords'];
/** Calls about an office, or about a queue or a ticket there. */
const ABOUT_AN_OFFICE = (Object.keys(CALL_OBJECTS) as CallName[]).filter(
  (name) =>
    definitionOf(name).caller === 'service' &&
    CALL_OBJECTS[name].of !== 'nothing' &&
    !ABOUT_A_DEPARTMENT.includes(name),
);

/** Acts on waiting people, who have no counter yet. */
const ON_WAITING: readonly CallName[] = ['setPriority', 'moveVisit', 'undoCheckIn'];
const AT_COUNTERS = (Object.keys(ACT_RULES) as CallName[]).filter((name) => !ON_WAITING.includes(name));
/** Calls that are refused at a colleague’s counter. */
const AT_A_COUNTER: readonly CallName[] = [
  ...AT_COUNTERS,
  ...(['callNext', 'callNextFor', 'openCounter', 'closeCounter', 'leaveCounter', 'pauseCounter'] as const),
  'pauseQueue',
];

/** Calls that a supervisor may also make at a colleague’s counter. */
const OPEN_TO_SUPERVISORS: readonly CallName[] = ['closeCounter', 'leaveCounter', 'pauseQueue'];

describe('staff and devices', () => {
  let world: World;
  // A new server for each test, because a desk is slow with hundreds of open counters and calls.
  beforeEach(async () => {
    const city = await startTestServer();
    world = { city, point: await pointOf(city.db, 'DSI-CRC', 'CP') };
    await city.call('openCounter', { ...world.point, counter: '1' }, { as: city.counterSystem });
  });
  afterEach(() => world.city.stop());

  /** What the calls of a test are about, by who made it. A refused call leaves it as it is for the next one. */
  let made: Map<string, object>;
  beforeEach(() => (made = new Map()));

  /**
   * @param whose the caller who has opened the counter, and called the person, of the call
   * @param isParked whether that caller has parked the person
   */
  async function statusOf<Name extends CallName>(
    name: Name,
    as: TestCaller,
    whose: TestCaller,
    isParked = false,
  ) {
    const object = CALL_OBJECTS[name] as CallObject<Name>;
    if (object.of === 'nothing') throw new Error(`${name} is about nothing.`);
    const of = `${whose.token}, ${isParked}`;
    const input = made.get(of) ?? (await object.existing(world, whose, whose));
    if (isParked && !made.has(of))
      await world.city.send('park', input as unknown as CallInput<Calls['park']>, { as: whose });
    made.set(of, input);
    const answer = await world.city.send(name, input as CallInput<Calls[Name]>, { as });
    if (answer.statusCode < 400) made.clear();
    return answer.statusCode;
  }
  const rolesOf = (name: CallName): readonly StaffRole[] => definitionOf(name).roles ?? [];

  it.each(ABOUT_AN_OFFICE)(
    '%s: is open to the roles of its department and office, but not at a colleague’s counter',
    async (name) => {
      const { city, point } = world;
      const { departmentId, locationId } = point;
      const colleague = await city.staff({ role: 'clerk', departmentId });
      const isRead = name === 'visitAnswers' || name === 'visitIdNumber';
      const seen: Record<string, number> = {};
      const wanted: Record<string, number> = {};
      for (const role of STAFF_ROLES) {
        const isAllowed = rolesOf(name).includes(role);
        const own = await city.staff({ role, departmentId, offices: [locationId] });
        const isColleagues =
          AT_A_COUNTER.includes(name) && !(role === 'supervisor' && OPEN_TO_SUPERVISORS.includes(name));
        for (const [whose, maker, status] of [
          ['their own', own, 200],
          ['a counter system’s', city.counterSystem, isRead ? 403 : 200],
          ['a colleague’s', colleague, isRead ? 403 : isColleagues ? 409 : 200],
        ] as const) {
          seen[`${role}, ${whose}`] = await statusOf(name, own, maker);
          wanted[`${role}, ${whose}`] = isAllowed ? status : 403;
        }
        if (AT_COUNTERS.includes(name)) {
          seen[`${role}, parked by a colleague`] = await statusOf(name, own, colleague, true);
          wanted[`${role}, parked by a colleague`] = isAllowed ? 409 : 403;
        }
        for (const [where, scope] of [
          ['another office', { departmentId, offices: [locationId + 1] }],
          ['another department', { departmentId: 9_999, offices: [] }],
        ] as const) {
          const other = await city.staff({ role, ...scope });
          for (const [whose, maker] of [
            ['nobody’s', city.counterSystem],
            ['a clerk’s', colleague],
          ] as const) {
            seen[`${role} of ${where}, ${whose}`] = await statusOf(name, other, maker);
            wanted[`${role} of ${where}, ${whose}`] = 403;
          }
        }
      }
      expect(seen).toEqual(wanted);
    },
  );

  it('read queues, devices and offices of their own department alone', async () => {
    const { city, point } = world;
    const { departmentId, locationId } = point;
    const own = { as: await city.staff({ role: 'supervisor', departmentId, offices: [locationId] }) };
    const other = { as: await city.staff({ role: 'supervisor', departmentId: 9_999 }) };
    const device = { kind: 'kiosk' as const, locationId, name: 'Door' };
    await city.call('makeDeviceCode', device, own);
    const self = await city.call('staffSelf', {}, own);
    expect(self).toMatchObject({ role: 'supervisor', departmentId, name: 'Ana Ribeiro' });
    expect(new Set(self.queues.map((queue) => queue.locationId))).toEqual(new Set([locationId]));
    expect((await city.call('staffDevices', {}, own)).map(({ name }) => name)).toContain('Door');
    const nothing = await city.call('staffSelf', {}, other);
    expect([nothing.offices, nothing.queues]).toEqual([[], []]);
    expect(await city.call('staffDevices', {}, other)).toEqual([]);
    expect(await city.call('counterQueues', {}, other)).toEqual([]);
  });

  it('represent no citizen: their token opens nothing of one, and leaves no account behind', async () => {
    const { city } = world;
    const as = await city.staff({ role: 'supervisor' });
    for (const name of ['tickets', 'favourites', 'sessions', 'profileInfo'] as const) {
      expect((await city.refusal(name, {}, { as })).status).toBe(403);
    }
    expect(await city.call('ticketCount', {}, { as })).toEqual({ count: 0 });
  });

  it('settle a write whose answer was lost, as citizens do [ERR-11]', async () => {
    const { city, point } = world;
    const as = await city.staff({ role: 'clerk' });
    const key = '9a1c8a3e-5c1b-4a52-8a77-9b7f6a1d2c11';
    const opened = await city.call('openCounter', { ...point, counter: '9' }, { as, key });
    const settled = await city.call('settleWrite', { key }, { as });
    expect(settled).toEqual({ outcome: 'done', answer: JSON.stringify(opened) });
  });
});
