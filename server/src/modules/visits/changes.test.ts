import { adjustableClock } from '../../testing/adjustable-clock';
import { copyTemplate } from '../../testing/test-database';
import { startVisiting, type Visiting } from '../../testing/visiting';
import { connect } from '../../db/db';
import { createVisitChanges } from './changes';

it('notifies a listener once of changes that one act makes together [QUE-03]', async () => {
  const database = await copyTemplate();
  const db = connect(database.connectionString, { max: 2 });
  const changes = createVisitChanges({ db, clock: adjustableClock('2026-12-01T09:31') });
  const told: number[] = [];
  let heard = () => undefined as void;
  const listening = new Promise<void>((resolve) => {
    changes.listen(7, undefined, (at) => {
      told.push(at);
      // Once when it is added, and again when PostgreSQL's notifications start.
      if (told.length === 2) resolve();
      heard();
    });
  });
  await listening;
  const last = new Promise<void>((resolve) => {
    heard = () => told.includes(9_000) && resolve();
  });
  await db.query(`SELECT pg_notify('vez_visits', '7:' || at) FROM unnest(ARRAY[8998, 9000, 8999]) AS at`);
  await last;
  expect(told).not.toContain(8_998);
  expect(told).not.toContain(8_999);
  await changes.stop();
  await db.close();
  await database.drop();
});

describe('an act', () => {
  let office: Visiting;
  let stopListening = () => Promise.resolve();
  beforeEach(async () => {
    office = await startVisiting();
  });
  afterEach(async () => {
    await stopListening();
    await office.city.stop();
  });

  it('notifies its office, a check-in and a pause included [QUE-03]', async () => {
    const { city, first, second, walkIn, next } = office;
    const heard: string[] = [];
    let arrive: (payload: string) => void = () => undefined;
    const arrival = (payload: string) =>
      new Promise<void>((resolve) => {
        arrive = (arrived) => arrived === payload && resolve();
      });
    const listening = arrival('listening');
    stopListening = city.db.listen('vez_visits', {
      told(payload) {
        heard.push(payload.split(':')[0]!);
        arrive(payload);
      },
      listening: () => arrive('listening'),
    });
    await listening;
    /** The offices notified of what the act committed: notifications come in the order of commits. */
    async function notifiedOf(act: () => Promise<unknown>): Promise<string[]> {
      heard.splice(0);
      await act();
      const last = arrival('end:0');
      await city.db.query(`SELECT pg_notify('vez_visits', 'end:0')`);
      await last;
      return heard.slice(0, -1);
    }

    const as = await city.citizen();
    const { area: mobArea, number: mobNum } = as.mobile;
    const asked = { ...first, cntToAlert: null, messageCode: null, mobArea, mobNum };
    const { ticket } = await city.call('takeQueueTicket', asked, { as });
    const sent = await walkIn(second);
    const system = { as: city.counterSystem };
    const at = { ticketId: ticket.id, counter: '1' };
    const acts = {
      checkInFor: () => city.call('checkInFor', at, system),
      callTicket: () => city.call('callTicket', at, system),
      startVisit: () => city.call('startVisit', at, system),
      park: () => city.call('park', at, system),
      unpark: () => city.call('unpark', at, system),
      markTreated: () => city.call('markTreated', at, system),
      reopenVisit: () => city.call('reopenVisit', at, system),
      callNextFor: () => next({ finish: ticket.id }),
      transfer: () => city.call('transfer', { ...first, ticketId: sent }, system),
      pauseCounter: () =>
        city.call('pauseCounter', { locationId: first.locationId, counter: '1', paused: true }, system),
    };
    const notified: Record<string, string[]> = {};
    for (const [name, act] of Object.entries(acts)) notified[name] = [...new Set(await notifiedOf(act))];
    const own = [String(first.locationId)];
    expect(notified).toEqual(Object.fromEntries(Object.keys(acts).map((name) => [name, own])));
  });
});
