import { randomUUID } from 'node:crypto';
import type { CallAnswer, CallInput, CallName, Calls } from '@vez/shared/contracts';
import type { TestCaller, TestServer } from '../test-server';

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A write whose answer is not known yet. */
interface Pending {
  name: CallName;
  input: object;
  key: string;
}

export interface Hall {
  city: TestServer;
  as: TestCaller;
  locationId: number;
  serviceIds: number[];
  random: () => number;
}

const LOST = 0.2;
const PARKED = 0.15;
const TRANSFERRED = 0.2;
const FIRST_ENDS = [0, PARKED];

/**
 * A clerk at one counter, on a connection that fails at times: a request or its answer is lost. Then the clerk sends
 * it again with its key, or reads the actual state; the clerk never guesses.
 */
export function clerkAt({ city, as, locationId, serviceIds, random }: Hall, counter: string) {
  let pending: Pending | undefined;
  let current: { ticketId: string; serviceId: number } | undefined;
  let parked: string[] = [];
  let isServing = false;
  let isUnsure = false;
  let ends = 0;

  async function send<Name extends CallName>(name: Name, input: CallInput<Calls[Name]>) {
    pending ??= { name, input, key: randomUUID() };
    const { key } = pending;
    if (random() < LOST) return;
    const answer = await city.send(pending.name, pending.input as never, { as, key });
    if (random() < LOST) return;
    if (answer.statusCode >= 500) throw new Error(answer.body);
    if (answer.statusCode === 200) learn(pending.name, answer.json());
    // Another clerk has changed it meanwhile.
    else isUnsure = true;
    pending = undefined;
  }

  function learn(name: CallName, answer: object) {
    if (name === 'callNextFor') {
      current = (answer as CallAnswer<Calls['callNextFor']>).called ?? undefined;
      isServing = false;
    } else if (name === 'startVisit') isServing = true;
    else if (name === 'unpark') {
      current = (answer as CallAnswer<Calls['unpark']>).visit;
      isServing = true;
      parked = parked.filter((ticketId) => ticketId !== current!.ticketId);
    } else {
      if (name === 'park') parked.push(current!.ticketId);
      current = undefined;
    }
  }

  /** Reads the actual state after a lost answer. */
  async function look() {
    const desk = await city.call('desk', { locationId, counter }, { as });
    pending = undefined;
    isUnsure = false;
    current = desk.current ?? undefined;
    parked = desk.parked.filter((visit) => visit.counter === counter).map(({ ticketId }) => ticketId);
    isServing = desk.current?.state === 'serving';
  }

  /** Parks a person, transfers them, or finishes the visit and calls the next person. */
  function end({ ticketId, serviceId }: NonNullable<typeof current>): Promise<void> {
    // Each way at least once, whatever is drawn.
    const drawn = FIRST_ENDS[ends] ?? random();
    ends += 1;
    if (drawn < PARKED) return send('park', { ticketId });
    const other = serviceIds.find((id) => id !== serviceId)!;
    if (drawn < PARKED + TRANSFERRED) return send('transfer', { ticketId, serviceId: other, locationId });
    return send('callNextFor', { locationId, serviceIds, counter, finish: ticketId });
  }

  return {
    /** Does one step of the work. @param isLast calls no one new */
    async act(isLast = false): Promise<void> {
      if (isUnsure || (pending !== undefined && random() < 0.3)) return look();
      if (pending !== undefined) return send(pending.name as never, pending.input as never);
      const [aside] = parked;
      if (current === undefined && aside !== undefined && (isLast || random() < 0.5)) {
        return send('unpark', { ticketId: aside, counter });
      }
      if (current === undefined) {
        return isLast ? undefined : send('callNextFor', { locationId, serviceIds, counter });
      }
      if (isLast || (!isServing && random() < 0.1)) {
        return send(isServing ? 'markTreated' : 'markAbsent', { ticketId: current.ticketId });
      }
      if (!isServing) return send('startVisit', { ticketId: current.ticketId });
      if (random() < 0.5) return;
      return end(current);
    },
    isIdle: () => pending === undefined && !isUnsure && current === undefined && parked.length === 0,
  };
}
