import { randomUUID } from 'node:crypto';
import { calls, type CallAnswer, type CallInput, type CallName, type Calls } from '@vez/shared/contracts';
import type { Answered, Reachable } from '../killable-process';
import type { TestPoint } from '../service-point';
import type { TestCaller } from '../test-server';

interface Press {
  name: CallName;
  input: object;
}

/** An act that a server has acknowledged: its route without `counter/`, and its ticket. */
export interface Acknowledged {
  route: string;
  ticketId: string | null;
}

/** The acts that an answer 200 confirms. */
export function acknowledgedBy(name: CallName, input: object, answer: string): Acknowledged[] {
  const { called, visit, finished } = JSON.parse(answer) as {
    called?: { ticketId: string } | null;
    visit?: { ticketId: string } | null;
    finished?: boolean;
  };
  const { ticketId = null, finish = null } = input as { ticketId?: string; finish?: string };
  const routeOf = (of: CallName) => calls[of].path.replace('counter/', '');
  return [
    { route: routeOf(name), ticketId: called?.ticketId ?? visit?.ticketId ?? ticketId },
    ...(finished === true ? [{ route: routeOf('markTreated'), ticketId: finish }] : []),
  ];
}

/**
 * Whether an answer leaves the outcome of a write open: there is none, the server is cut off from its database, or
 * the write still runs elsewhere.
 * @throws Error for any other failure of the server
 */
function isLost(answer: Answered | undefined): boolean {
  if (answer === undefined || answer.statusCode === 503) return true;
  if (answer.statusCode >= 500) throw new Error(`${answer.statusCode}: ${answer.body}`);
  return answer.statusCode === 409 && (JSON.parse(answer.body) as { reason?: string }).reason === 'inFlight';
}

export interface PressingClerk {
  as: TestCaller;
  counter: string;
  other: string;
  points: readonly [TestPoint, TestPoint];
  random(): number;
}

/**
 * Presses keys in any order, as a screen would send them and as it would not: at the clerk's own counter, at the
 * colleague's, about anyone. A press whose answer was lost is sent again with its key, to another process.
 */
export function pressingClerk({ as, counter, other, points, random }: PressingClerk) {
  const [first, second] = points;
  const { locationId } = first;
  const acknowledged: Acknowledged[] = [];
  let lost: (Press & { key: string }) | undefined;
  /** The ticket whose visit ended last, as far as the clerk knows. */
  let ended: string | undefined;
  const oneOf = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;

  /** @returns nothing if the desk cannot be read */
  async function draw(server: Reachable): Promise<Press | undefined> {
    const at = random() < 0.8 ? counter : other;
    const read = await server.send('desk', { locationId, counter: at }, { as });
    if (isLost(read)) return undefined;
    const { current, parked, holder, waiting } = JSON.parse(read!.body) as CallAnswer<Calls['desk']>;
    const ticketId = (current ?? parked[0] ?? waiting[0])?.ticketId ?? randomUUID();
    const serviceIds = points.map(({ serviceId }) => serviceId);
    const finish = current === null ? {} : { finish: current.ticketId };
    const about = (name: CallName, more: object = {}) => ({ name, input: { ticketId, ...more } });
    const endedOr = random() < 0.5 && ended !== undefined ? { ticketId: ended } : {};
    return oneOf<() => Press>([
      () => ({ name: 'callNextFor', input: { locationId, serviceIds, counter: at, ...finish } }),
      () => ({ name: 'callNextFor', input: { locationId, serviceIds, counter: at } }),
      () => about('callTicket', { counter: at, ticketId: waiting[0]?.ticketId ?? ticketId, ...finish }),
      () => about('startVisit'),
      () => about('markTreated'),
      () => about('markAbsent'),
      () => about('recall', { counter, ...endedOr }),
      () => about('park'),
      () => about('unpark', { counter: at }),
      () => about('reopenVisit', { counter: at, ...endedOr }),
      () => about('transfer', random() < 0.5 ? first : { ...second, counter: other }),
      () => ({ name: 'openCounter', input: { ...first, counter: at } }),
      () => ({
        name: random() < 0.3 ? 'takeOverCounter' : 'desk',
        input: { locationId, counter: at, since: holder?.since ?? '2026-12-01T00:00:00.000Z' },
      }),
    ])();
  }

  return {
    /** Presses one key. */
    async press(server: Reachable): Promise<void> {
      const drawn = lost ?? (await draw(server));
      if (drawn === undefined) return;
      const pressed = { key: randomUUID(), ...drawn };
      const { name, key } = pressed;
      const input = pressed.input as CallInput<Calls[CallName]>;
      const answer = await server.send(name, input, { as, key });
      lost = isLost(answer) ? pressed : undefined;
      if (lost !== undefined || answer!.statusCode !== 200 || name === 'desk') return;
      const done = acknowledgedBy(name, input, answer!.body);
      acknowledged.push(...done);
      const isEnd = ({ route }: Acknowledged) => route === 'treated' || route === 'absent';
      ended = done.find(isEnd)?.ticketId ?? ended;
    },
    /** Every answered act, once. */
    acknowledged,
    isSure: () => lost === undefined,
  };
}
