import { cityDay, cityTime } from '../city/city';
import { openAllOffices } from '../testing/bench-city';
import { randomFrom } from '../testing/history/two-clerks';
import { pressingClerk, type Acknowledged } from '../testing/history/pressing-clerk';
import { startKillableProcess, type KillableProcess } from '../testing/killable-process';
import { startVisiting, type Visiting } from '../testing/visiting';

const PRESSES = 500;
/** Percent of presses in which the database ends the connections of running writes. */
const KILLED = 12;
/** Presses at which SIGKILL ends one of the two servers, a process of its own; it is back 20 presses later. */
const SIGKILLED = [120, 240, 360];
const DOWN = 20;
const KILL = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE datname = current_database() AND pid <> pg_backend_pid() AND state IN ('active', 'idle in transaction')`;
const ROUTES = ['next', 'callTicket', 'start', 'treated', 'absent', 'recall'].concat(
  ...['reopen', 'transfer', 'park', 'unpark', 'takeOver', 'open'],
);

interface Entry {
  route: string;
  ticketId: string | null;
  subject: string;
  facts: { counter?: string; by?: string };
}

describe('500 presses of two clerks', () => {
  let office: Visiting;
  let beside: KillableProcess;
  beforeEach(async () => {
    office = await startVisiting();
    const { city } = office;
    // The other process takes its time from the database.
    const now = new Date();
    city.clock.set(`${cityDay(now)}T${cityTime(now)}`);
    await openAllOffices(city.db);
    await city.refreshCatalogue();
    beside = await startKillableProcess(city);
  });
  afterEach(async () => {
    await beside.stop();
    await office.city.stop();
  });

  it('with transfers, take-overs and kills: one citizen, one counter, one call at a time [QUE-03]', async () => {
    const { city, first, second } = office;
    const random = randomFrom(28);
    const points = [first, second] as const;
    const clerks = await Promise.all(
      ['A', 'B'].map(async (counter) => {
        const name = `Clerk of ${counter}`;
        const as = await city.staff({ role: 'clerk', name });
        for (const point of points) await city.call('openCounter', { ...point, counter }, { as });
        const other = counter === 'A' ? 'B' : 'A';
        return { name, ...pressingClerk({ as, counter, other, points, random }) };
      }),
    );
    const servers = [city, beside];

    /** No counter serves two people, whatever was pressed. */
    async function checkCounters() {
      const there = await city.db.query<{ counter: string }>(
        `SELECT counter_name AS counter FROM ticket WHERE progress = 'called' AND parked_at IS NULL`,
      );
      expect(new Set(there.map(({ counter }) => counter)).size).toBe(there.length);
    }

    for (let pressed = 0; pressed < PRESSES; pressed += clerks.length) {
      if (pressed % 6 === 0) await office.walkIn(random() < 0.5 ? first : second);
      if (SIGKILLED.includes(pressed - DOWN)) await beside.restarted();
      const pressing = clerks.map((clerk, at) => clerk.press(servers[(pressed / 2 + at) % 2]!));
      if (SIGKILLED.includes(pressed)) await beside.kill();
      else if (random() * 100 < KILLED) await city.db.query(KILL).catch(() => undefined);
      await Promise.all(pressing);
      await checkCounters();
    }
    while (!clerks.every((clerk) => clerk.isSure())) {
      await Promise.all(clerks.map((clerk) => (clerk.isSure() ? undefined : clerk.press(city))));
    }
    await checkCounters();

    const acts = await city.db.query<Entry>(
      `SELECT replace(route, '/api/counter/', '') AS route, ticket_id AS "ticketId", subject, facts FROM audit
       WHERE kind = 'counter' ORDER BY id`,
    );
    expect(foulActs(acts)).toEqual([]);
    for (const { name, acknowledged } of clerks) {
      const own = acts.filter(({ facts: { by } }) => by !== undefined && city.db.personal.open(by) === name);
      // Before the first press each has opened their counter for both queues.
      const opened = points.map(() => ({ route: 'open', ticketId: null }));
      expect(linesOf(own)).toEqual(linesOf([...opened, ...acknowledged]));
    }
    const done = new Set(clerks.flatMap(({ acknowledged }) => acknowledged.map(({ route }) => route)));
    expect(beside.answers).toHaveLength(1 + SIGKILLED.length);
    expect(Math.min(...beside.answers)).toBeGreaterThan(20);
    expect([...done].sort()).toEqual([...ROUTES].sort());
  }, 600_000);
});

const linesOf = (acts: readonly Acknowledged[]) =>
  acts.map(({ route, ticketId }) => `${route} ${ticketId ?? ''}`).sort();

/** Replays the audit: who had a counter, and where each person was. Does not use the statements of the server. */
function foulActs(acts: readonly Entry[]): string[] {
  const holders = new Map<string, string>();
  const at = new Map<string, string>();
  /** The counters that set people aside. */
  const aside = new Map<string, string>();
  const foul: string[] = [];
  for (const { route, subject, facts, ...act } of acts) {
    const ticketId = act.ticketId ?? '';
    const counter = route === 'transfer' ? '' : (facts.counter ?? '');
    // A name is sealed differently each time; a subject is not.
    const by = facts.by === undefined ? '' : subject;
    const isOwn = (name: string) => (holders.get(name) ?? by) === by;
    // An act that names a counter moves the person there from where they were set aside.
    const here = at.get(ticketId) ?? (counter === '' ? aside.get(ticketId) : undefined);
    const say = (what: string) => foul.push(`${by} ${route} ${ticketId}: ${what}`);
    // A counter system issues numbers, and opens counters that have no owner.
    if (by === '') continue;
    if (route === 'open' || route === 'takeOver') holders.set(counter, by);
    else if (counter !== '' && !isOwn(counter)) say(`at ${holders.get(counter)}'s`);
    else if (here !== undefined && !isOwn(here)) say(`from ${holders.get(here)}'s`);
    switch (route) {
      case 'next':
      case 'callTicket':
        if (here !== undefined && here !== counter) say(`called twice, at ${here}`);
        if (ticketId) at.set(ticketId, counter);
        break;
      case 'recall':
      case 'unpark':
      case 'reopen':
        at.set(ticketId, counter);
        aside.delete(ticketId);
        break;
      case 'park':
        aside.set(ticketId, at.get(ticketId) ?? aside.get(ticketId) ?? '');
        at.delete(ticketId);
        break;
      case 'treated':
      case 'absent':
      case 'transfer':
        at.delete(ticketId);
        aside.delete(ticketId);
        break;
    }
  }
  return foul;
}
