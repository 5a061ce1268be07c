import { randomUUID } from 'node:crypto';
import type { CallInput, CallName, Calls } from '@vez/shared/contracts';
import type { TestPoint } from '../service-point';
import type { TestCaller, TestServer } from '../test-server';

interface Press {
  name: CallName;
  input: object;
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
 * colleague's, about anybody. A press whose answer got lost is sent again with its key, to another process.
 */
export function pressingClerk({ as, counter, other, points, random }: PressingClerk) {
  const [first, second] = points;
  const { locationId } = first;
  let lost: (Press & { key: string }) | undefined;
  const oneOf = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;

  /** A kill may end the connection of a read, which is then repeated. */
  async function readDesk(server: TestServer, at: string) {
    for (;;) {
      try {
        return await server.call('desk', { locationId, counter: at }, { as });
      } catch (error) {
        if (!String(error).includes('answered 503')) throw error;
      }
    }
  }

  async function draw(server: TestServer): Promise<Press> {
    const at = random() < 0.8 ? counter : other;
    const desk = await readDesk(server, at);
    const { current, parked, holder, waiting } = desk;
    const ticketId = (current ?? parked[0] ?? waiting[0])?.ticketId ?? randomUUID();
    const serviceIds = points.map(({ serviceId }) => serviceId);
    const finish = current === null ? {} : { finish: current.ticketId };
    const about = (name: CallName, more: object = {}) => ({ name, input: { ticketId, ...more } });
    return oneOf<() => Press>([
      () => ({ name: 'callNextFor', input: { locationId, serviceIds, counter: at, ...finish } }),
      () => ({ name: 'callNextFor', input: { locationId, serviceIds, counter: at } }),
      () => about('callTicket', { counter: at }),
      () => about('startVisit'),
      () => about('markTreated'),
      () => about('markAbsent'),
      () => about('recall', { counter }),
      () => about('park'),
      () => about('unpark', { counter: at }),
      () => about('reopenVisit', { counter: at }),
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
    async press(server: TestServer): Promise<void> {
      const pressed = lost ?? { ...(await draw(server)), key: randomUUID() };
      const input = pressed.input as CallInput<Calls[CallName]>;
      const { statusCode } = await server.send(pressed.name, input, { as, key: pressed.key });
      lost = statusCode >= 500 ? pressed : undefined;
    },
    isSure: () => lost === undefined,
  };
}
