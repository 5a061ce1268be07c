import { randomFrom } from '../testing/history/two-clerks';
import { pressingClerk } from '../testing/history/pressing-clerk';
import { startTestServer, type TestServer } from '../testing/test-server';
import { startVisiting, type Visiting } from '../testing/visiting';

const PRESSES = 500;
/** Of a hundred presses, those in which the database ends the connections that are in a write. */
const KILLED = 12;
const KILL = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE datname = current_database() AND pid <> pg_backend_pid() AND state IN ('active', 'idle in transaction')`;

interface Entry {
  route: string;
  ticketId: string;
  subject: string;
  facts: { counter?: string; by?: string };
}

describe('500 presses of two clerks', () => {
  let office: Visiting;
  let beside: TestServer;
  beforeEach(async () => {
    office = await startVisiting();
    beside = await startTestServer({ beside: office.city });
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
        const as = await city.staff({ role: 'clerk', name: `Clerk of ${counter}` });
        for (const point of points) await city.call('openCounter', { ...point, counter }, { as });
        return pressingClerk({ as, counter, other: counter === 'A' ? 'B' : 'A', points, random });
      }),
    );
    const servers = [city, beside];

    /** No counter has two people, whatever has been pressed. */
    async function checkCounters() {
      const there = await city.db.query<{ counter: string }>(
        `SELECT counter_name AS counter FROM ticket WHERE progress = 'called' AND parked_at IS NULL`,
      );
      expect(new Set(there.map(({ counter }) => counter)).size).toBe(there.length);
    }

    for (let pressed = 0; pressed < PRESSES; pressed += clerks.length) {
      if (pressed % 6 === 0) await office.walkIn(random() < 0.5 ? first : second);
      const pressing = clerks.map((clerk, at) => clerk.press(servers[(pressed + at) % 2]!));
      if (random() * 100 < KILLED) await city.db.query(KILL).catch(() => undefined);
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
    const done = new Set(acts.map(({ route }) => route));
    for (const route of ['next', 'start', 'treated', 'transfer', 'park', 'unpark', 'takeOver']) {
      expect([...done]).toContain(route);
    }
  }, 600_000);
});

/** Replays the audit: who had a counter, and where each person was; told anew, not by the statements of the server. */
function foulActs(acts: readonly Entry[]): string[] {
  const holders = new Map<string, string>();
  const at = new Map<string, string>();
  const foul: string[] = [];
  for (const { route, ticketId, subject, facts } of acts) {
    const { counter = '' } = facts;
    // A name is sealed anew each time; a subject is not.
    const by = facts.by === undefined ? '' : subject;
    const isOwn = (name: string) => (holders.get(name) ?? by) === by;
    const here = at.get(ticketId);
    const say = (what: string) => foul.push(`${by} ${route} ${ticketId}: ${what}`);
    // A counter system gives numbers, and opens counters that nobody has.
    if (by === '') continue;
    if (route === 'open' || route === 'takeOver') holders.set(counter, by);
    else if (counter !== '' && route !== 'transfer' && !isOwn(counter)) say(`at ${holders.get(counter)}'s`);
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
        break;
      case 'park':
      case 'treated':
      case 'absent':
      case 'transfer':
        at.delete(ticketId);
        break;
    }
  }
  return foul;
}
