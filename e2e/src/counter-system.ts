import { randomInt } from 'node:crypto';
import { expect, type APIRequestContext } from '@playwright/test';
import type { Point } from './booking';
import { LOCATION } from './people';

interface Called {
  ticketId: string;
  counter: string;
}
interface Queue {
  serviceId: number;
  locationId: number;
  called: Called[];
}

/** A counter of its own for each test: a counter that calls again finishes the visit before. */
const ownCounter = () => `T${randomInt(1_000_000)}`;

/** A department's counter system, which uses only its own calls (docs/guides/counters.md). */
export function counterSystemOf(request: APIRequestContext) {
  const headers = { authorization: `Bearer ${process.env.VEZ_COUNTER_CREDENTIAL}` };

  const queues = async () =>
    (await (await request.get('/api/counter/queues', { headers })).json()) as Queue[];
  async function calledAt({ serviceId, locationId }: Point): Promise<Called[]> {
    return (await queues())
      .filter((queue) => queue.serviceId === serviceId && queue.locationId === locationId)
      .flatMap(({ called }) => called);
  }

  return {
    /**
     * Calls numbers to one counter until the ticket is called. Simulated counters call too.
     * @returns the counter that called the ticket
     */
    async callUntil({ serviceId, locationId, ...point }: Point, ticketId: string, counter = ownCounter()) {
      let turn: Called | undefined;
      await expect(async () => {
        const data = { serviceId, locationId, counter };
        expect((await request.post('/api/counter/callNext', { headers, data })).status()).toBe(200);
        turn = (await calledAt({ serviceId, locationId, ...point })).find((one) => one.ticketId === ticketId);
        expect(turn).toBeDefined();
      }).toPass({ intervals: [100] });
      return turn!.counter;
    },
    /** Opens a counter for a queue, which then gives numbers at any hour. */
    async open({ serviceId, locationId }: Pick<Point, 'serviceId' | 'locationId'>, counter: string) {
      const data = { serviceId, locationId, counter };
      expect((await request.post('/api/counter/open', { headers, data })).status()).toBe(200);
    },
    /** The queues of an office. */
    queuesAt: async (locationId: number) =>
      (await queues()).filter((queue) => queue.locationId === locationId),
    /** Takes a number on site. @returns the number as screens show it: `A 037` */
    async walkIn({ serviceId, locationId }: Pick<Point, 'serviceId' | 'locationId'>) {
      const answer = await request.post('/api/counter/walkIn', { headers, data: { serviceId, locationId } });
      expect(answer.status()).toBe(200);
      return ((await answer.json()) as { jettonCode: string }).jettonCode.replace(/(?=\d{3}$)/, ' ');
    },
    /** Today’s visit with a number at the hall. */
    async find(number: string) {
      const path = `/api/counter/find?locationId=${LOCATION}&text=${number.replace(' ', '')}`;
      const answer = await request.get(path, { headers });
      return ((await answer.json()) as { state: string; counter: string }[])[0];
    },
    /** Marks the called visitor as absent. */
    async markAbsent(ticketId: string) {
      const answer = await request.post('/api/counter/absent', { headers, data: { ticketId } });
      expect(answer.status()).toBe(200);
    },
  };
}
