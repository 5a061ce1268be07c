import { expect, type APIRequestContext } from '@playwright/test';
import type { Point } from './booking';

interface Called {
  ticketId: string;
  counter: string;
}
interface Queue {
  serviceId: number;
  locationId: number;
  called: Called[];
}

/** A department's counter system, by the calls that it has and no others (docs/guides/counters.md). */
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
     * Calls number after number to a counter, until a ticket's turn has come. The town's other counters call too.
     * @returns the counter that it was called to
     */
    async callUntil({ serviceId, locationId, ...point }: Point, counter: string, ticketId: string) {
      let turn: Called | undefined;
      await expect(async () => {
        const data = { serviceId, locationId, counter };
        expect((await request.post('/api/counter/callNext', { headers, data })).status()).toBe(200);
        turn = (await calledAt({ serviceId, locationId, ...point })).find((one) => one.ticketId === ticketId);
        expect(turn).toBeDefined();
      }).toPass({ intervals: [100] });
      return turn!.counter;
    },
    /** A counter opens for a queue: numbers are given from now on, whatever the hour. */
    async open({ serviceId, locationId }: Pick<Point, 'serviceId' | 'locationId'>, counter: string) {
      const data = { serviceId, locationId, counter };
      expect((await request.post('/api/counter/open', { headers, data })).status()).toBe(200);
    },
    /** The queues of an office. */
    queuesAt: async (locationId: number) =>
      (await queues()).filter((queue) => queue.locationId === locationId),
    /** Somebody takes a number on site. @returns it as screens say it: `A 037` */
    async walkIn({ serviceId, locationId }: Pick<Point, 'serviceId' | 'locationId'>) {
      const answer = await request.post('/api/counter/walkIn', { headers, data: { serviceId, locationId } });
      expect(answer.status()).toBe(200);
      return ((await answer.json()) as { jettonCode: string }).jettonCode.replace(/(?=\d{3}$)/, ' ');
    },
    /** Whoever was called did not come. */
    async markAbsent(ticketId: string) {
      const answer = await request.post('/api/counter/absent', { headers, data: { ticketId } });
      expect(answer.status()).toBe(200);
    },
  };
}
