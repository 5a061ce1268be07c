import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { reservationOf } from './reservation';
import type { TestPoint } from './service-point';
import type { TestServer } from './test-server';

const DAY = '2026-12-02';
const WIRE_DAY = '02/12/2026';
const TIMES = ['09:00', '09:30', '10:00'];
/** Longer than a hold lasts, and shorter. */
const PAUSES = [60, 700];
const MOST_ACTORS = 8;
const ACTIVE = ['booked', 'waiting', 'called'];

/** What one person, or the counter, does at a moment. */
type Act =
  | { do: 'hold' | 'reserve' | 'reserveHeld' | 'edit'; who: number; time: string }
  | { do: 'renew' | 'release' | 'cancel' | 'take' | 'checkIn'; who: number; which: number }
  | { do: 'callNext' | 'treated' | 'absent' | 'close' | 'open' | 'walkIn' | 'walkInFirst' };
/** Acts of different people at the same moment, then a pause. */
export interface Moment {
  acts: Act[];
  pauseSeconds: number;
}

const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom('hold' as const, 'reserve' as const, 'reserveHeld' as const, 'edit' as const),
      who: fc.nat(MOST_ACTORS - 1),
      time: fc.constantFrom(...TIMES),
    }),
  },
  {
    weight: 7,
    arbitrary: fc.record({
      do: fc.constantFrom(
        'renew' as const,
        'release' as const,
        'cancel' as const,
        'take' as const,
        'take' as const,
        'checkIn' as const,
      ),
      who: fc.nat(MOST_ACTORS - 1),
      which: fc.nat(2),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.constantFrom<Act>(
      { do: 'callNext' },
      { do: 'callNext' },
      { do: 'treated' },
      { do: 'absent' },
      { do: 'walkIn' },
      { do: 'walkInFirst' },
      { do: 'open' },
      { do: 'close' },
    ),
  },
);

export const moments = (most: number): fc.Arbitrary<Moment[]> =>
  fc.array(
    fc.record({
      acts: fc.array(act, { minLength: 1, maxLength: MOST_ACTORS }),
      pauseSeconds: fc.oneof({ weight: 5, arbitrary: fc.constant(1) }, fc.constantFrom(...PAUSES)),
    }),
    { minLength: most / 2, maxLength: most },
  );

/** What the people were told: the model that the rows have to agree with. */
interface Told {
  owner: number | undefined;
  number: number | undefined;
  isFirst: boolean;
  progress: string;
}

/** Plays a history on the real server, and checks after each moment what must never be broken. */
export async function play(city: TestServer, point: TestPoint, actors: number, history: Moment[]) {
  let people = await Promise.all(Array.from({ length: actors }, () => city.citizen()));
  const tickets = new Map<string, Told>();
  const holds = new Map<number, string>();
  const at = { serviceId: point.serviceId, locationId: point.locationId };
  const counter = { as: city.counterSystem };
  let lastNumber = 0;

  const ownActive = (who: number) =>
    [...tickets].filter(([, { owner, progress }]) => owner === who && ACTIVE.includes(progress));
  const change = (id: string, progress: string) => tickets.set(id, { ...tickets.get(id)!, progress });
  const called = () => [...tickets].find(([, { progress }]) => progress === 'called')?.[0];
  const numberOf = (code: string) => Number(code.slice(1));

  function told(owner: number, answer: LightMyRequestResponse) {
    const { ticket, progress } = answer.json<{
      ticket: { id: string; jettonCode: string; ticketType: string };
      progress: string;
    }>();
    const number = ticket.ticketType === 'QUEUE' ? numberOf(ticket.jettonCode) : undefined;
    tickets.set(ticket.id, { owner, number, isFirst: false, progress });
  }

  async function actOf(who: number, next: Extract<Act, { who: number }>) {
    const as = people[who]!;
    const reservation = (time: string) => reservationOf(point, as, DAY, time);
    const holdId = holds.get(who);
    switch (next.do) {
      case 'hold': {
        const wish = { ...at, bookingDate: WIRE_DAY, bookingTime: next.time };
        const answer = await city.send('holdSlot', wish, { as, ip: city.freshAddress() });
        if (answer.statusCode === 200) holds.set(who, answer.json<{ holdId: string }>().holdId);
        return answer;
      }
      case 'reserve':
      case 'reserveHeld': {
        const brings = next.do === 'reserveHeld' && holdId !== undefined ? { holdId } : {};
        const answer = await city.send(
          'reserve',
          { ...reservation(next.time), ...brings },
          { as, ip: city.freshAddress() },
        );
        if (answer.statusCode === 200) told(who, answer);
        return answer;
      }
      case 'edit': {
        const [id] = ownActive(who).find(([, { progress }]) => progress === 'booked') ?? [];
        if (id === undefined) return undefined;
        const answer = await city.send(
          'editReservation',
          { ...reservation(next.time), id },
          { as, ip: city.freshAddress() },
        );
        if (answer.statusCode === 200) told(who, answer);
        return answer;
      }
      case 'renew':
        return holdId === undefined
          ? undefined
          : city.send('renewHold', { id: holdId }, { as, ip: city.freshAddress() });
      case 'release':
        holds.delete(who);
        return holdId === undefined
          ? undefined
          : city.send('releaseHold', { id: holdId }, { as, ip: city.freshAddress() });
      case 'take': {
        const { area: mobArea, number: mobNum } = as.mobile;
        const request = { ...at, cntToAlert: null, messageCode: null, mobArea, mobNum };
        const answer = await city.send('takeQueueTicket', request, { as, ip: city.freshAddress() });
        if (answer.statusCode === 200) told(who, answer);
        return answer;
      }
      case 'cancel':
      case 'checkIn': {
        const [id] = ownActive(who)[next.which] ?? [];
        if (id === undefined) return undefined;
        const answer = await city.send(
          next.do === 'cancel' ? 'cancelTicket' : 'checkIn',
          { id },
          { as, ip: city.freshAddress() },
        );
        if (answer.statusCode === 200 && next.do === 'cancel') change(id, 'cancelled');
        return answer;
      }
    }
  }

  async function counterActs(next: Extract<Act, { do: string }>['do']) {
    const id = called();
    if (next === 'callNext') {
      const answer = await city.call('callNext', { ...at, counter: '1' }, counter);
      if (answer.called !== null) change(answer.called.ticketId, 'called');
    } else if ((next === 'treated' || next === 'absent') && id !== undefined) {
      await city.call(next === 'treated' ? 'markTreated' : 'markAbsent', { ticketId: id }, counter);
      change(id, next);
    } else if (next === 'open' || next === 'close') {
      await city.call('setQuota', { ...at, quota: 1_000, open: next === 'open' }, counter);
    } else if (next === 'walkIn' || next === 'walkInFirst') {
      const isFirst = next === 'walkInFirst';
      const answer = await city.send('walkIn', { ...at, priority: isFirst }, counter);
      if (answer.statusCode !== 200) return;
      const { ticketId, jettonCode } = answer.json<{ ticketId: string; jettonCode: string }>();
      const number = numberOf(jettonCode);
      tickets.set(ticketId, { owner: undefined, number, isFirst, progress: 'waiting' });
    }
  }

  /** Nobody who stood before whoever was called is left waiting. */
  function checkOrder(before: Map<string, Told>) {
    const rank = ({ isFirst, number }: Told) => (isFirst ? 0 : 1_000_000) + (number ?? 0);
    for (const [id, { progress }] of tickets) {
      const stood = before.get(id);
      if (progress === 'waiting' || stood?.progress !== 'waiting' || progress === 'cancelled') continue;
      for (const [other, was] of before) {
        if (was.progress !== 'waiting' || tickets.get(other)!.progress !== 'waiting') continue;
        if (rank(was) < rank(stood))
          throw new Error(`Number ${was.number} was passed over for ${stood.number}.`);
      }
    }
  }

  /** Numbers of a moment come after those of every moment before, and no two are the same. */
  function checkNumbers(before: Map<string, Told>) {
    const given = [...tickets].filter(([id]) => !before.has(id)).flatMap(([, { number }]) => number ?? []);
    const all = [...tickets.values()].flatMap(({ number }) => number ?? []);
    if (given.some((number) => number <= lastNumber)) throw new Error(`${given.join()} after ${lastNumber}.`);
    if (new Set(all).size !== all.length) throw new Error(`A number was given twice: ${all.join()}.`);
    lastNumber = Math.max(lastNumber, ...given);
  }

  async function checkRows() {
    const wrong = await city.db.query(
      `SELECT * FROM (SELECT time, capacity, taken,
         (SELECT count(*) FROM ticket t WHERE t.progress = 'booked' AND t.day = s.day AND t.booking_time = s.time)
         + (SELECT count(*) FROM slot_hold h WHERE h.state = 'held' AND h.day = s.day AND h.time = s.time)
         + (SELECT count(*) FROM freed_place f WHERE f.day = s.day AND f.time = s.time) AS used
       FROM slot s) AS places WHERE taken <> used OR taken > capacity`,
    );
    if (wrong.length > 0) throw new Error(`Places are miscounted: ${JSON.stringify(wrong)}`);
    const [line] = await city.db.query<{ kept: number; counted: number }>(
      `SELECT (SELECT coalesce(sum(waiting), 0) FROM queue_day) AS kept,
         (SELECT count(*) FROM ticket WHERE progress = 'waiting') AS counted`,
    );
    if (line!.kept !== line!.counted) throw new Error(`The line is miscounted: ${JSON.stringify(line)}`);
    const rows = await city.db.query<{ id: string; mob_num: string | null; progress: string }>(
      'SELECT id, mob_num, progress FROM ticket',
    );
    if (rows.length !== tickets.size) throw new Error(`${rows.length} tickets; ${tickets.size} were given.`);
    for (const { id, mob_num, progress } of rows) {
      const known = tickets.get(id);
      const owner = known?.owner === undefined ? null : people[known.owner]!.mobile.number;
      if (known === undefined || owner !== mob_num)
        throw new Error(`Ticket ${id} is ${mob_num}'s, not ${owner}'s.`);
      if (known.progress !== progress) throw new Error(`Ticket ${id} is ${progress}, not ${known.progress}.`);
    }
  }

  for (const { acts, pauseSeconds } of history) {
    const before = new Map([...tickets].map(([id, one]) => [id, { ...one }]));
    const counterActsNow = acts.filter((one) => !('who' in one)).slice(0, 1);
    // One act a person at a moment, so that the model knows what each was told.
    const acting = new Map(
      acts.flatMap((one) => ('who' in one ? [[one.who % people.length, one] as const] : [])),
    );
    const answers = await Promise.all([...acting].map(([who, one]) => actOf(who, one)));
    for (const answer of answers) {
      if (answer !== undefined && answer.statusCode >= 500) throw new Error(answer.body);
    }
    for (const one of counterActsNow) await counterActs(one.do);
    checkNumbers(before);
    checkOrder(before);
    await checkRows();
    city.clock.advance(pauseSeconds);
    await city.sweep();
    // A token lasts ten minutes.
    if (pauseSeconds > 1) people = await Promise.all(people.map(({ mobile }) => city.citizen(mobile)));
  }
}
