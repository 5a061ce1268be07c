import type { CallingRule } from '@vez/shared/contracts';
import type { TestPoint } from '../service-point';
import type { TestCaller, TestServer } from '../test-server';
import type { CounterAct, Moment, PersonAct } from './acts';
import { checkMostActive, checkNumbers, checkOrder, checkRows, copyOf } from './checks';
import { countersOf } from './counter-acts';
import { lineOf } from './line';
import { newModel, type Model } from './model';
import { actOfPerson, type Done } from './person-acts';

export { moments, rules } from './acts';
export { checkPlaces } from './checks';

/** The tables that a history starts with empty. */
const EMPTY =
  'ticket, closed_ticket, earlier_wish, earlier_offer, notice_receiver, slot, slot_hold, freed_place, queue_day, queue_closing, counter, idempotency_key, sms_outbox';

/** One act for each person at a moment, so that the model knows each answer. */
const oneEach = (acts: PersonAct[], people: TestCaller[]): PersonAct[] => [
  ...new Map(acts.map((act) => [act.who % people.length, { ...act, who: act.who % people.length }])).values(),
];

/**
 * Plays a history on the real server, and checks after each moment what must always be true.
 * @param offices of one service; the queue is that of the first
 */
export async function play(
  city: TestServer,
  offices: TestPoint[],
  { actors, rule, history }: { actors: number; rule: CallingRule; history: Moment[] },
) {
  await city.db.query(`TRUNCATE ${EMPTY}`);
  city.clock.set('2026-12-01T09:31');
  let people = await Promise.all(Array.from({ length: actors }, () => city.citizen()));
  const queue = offices[0]!;
  await city.db.query(
    'UPDATE location SET calling_order = $1, bookings_in_turn = $2, longest_wait_minutes = $3 WHERE id = $4',
    [rule.order, rule.bookingsInTurn, rule.longestWaitMinutes, queue.locationId],
  );
  const model: Model = newModel(rule);
  const counters = countersOf(city, queue, model);
  await counters.act({ do: 'open' });
  await city.call('openCounter', { ...queue, counter: '1' }, { as: city.counterSystem });

  async function actTogether(acts: PersonAct[], callsNext: string[] = []) {
    const answering = acts.map((act) => actOfPerson(city, offices, model, act, people[act.who]!));
    const calling = callsNext.map((counter) => counters.callNext(counter));
    const answers = (await Promise.all(answering)).filter((done): done is Done => done !== undefined);
    const called = await Promise.all(calling);
    for (const { answer, note } of answers) {
      if (answer.statusCode >= 500) throw new Error(`${answer.body} ${JSON.stringify(city.faults)}`);
      note();
    }
    called.forEach(({ note }) => note());
  }

  async function actOfCounter(act: CounterAct) {
    if (act.do !== 'callNext') return counters.act(act);
    const [first] = lineOf(model, city.clock.now());
    const { ticketId, note } = await counters.callNext(act.counter);
    if (ticketId !== first?.id) throw new Error(`${ticketId} was called; ${first?.id} is first in line.`);
    note();
  }

  for (const moment of history) {
    const before = copyOf(model);
    const acts = oneEach(moment.people, people);
    if (moment.together) {
      await actTogether(
        // A number scanned while it is called may get the message or not; a person who comes back may stand behind
        // any three.
        acts.filter((act) => act.do !== 'scan' && act.do !== 'rejoin'),
        moment.counters.flatMap((act) => (act.do === 'callNext' ? act.counter : [])),
      );
      checkOrder(model, before, city.clock.now());
    } else {
      await actTogether(acts.filter((act) => act.do !== 'rejoin'));
      for (const act of acts.filter((one) => one.do === 'rejoin')) {
        city.clock.advance(1);
        await actTogether([act]);
      }
      for (const act of moment.counters) {
        city.clock.advance(1);
        await actOfCounter(act);
      }
    }
    checkNumbers(model, before);
    checkMostActive(model, before);
    await checkRows(city, model, queue, (who) => people[who]!.mobile.number);
    city.clock.advance(moment.pauseSeconds);
    await city.sweep();
    // A token lasts ten minutes.
    if (moment.pauseSeconds > 1) people = await Promise.all(people.map(({ mobile }) => city.citizen(mobile)));
  }
}
