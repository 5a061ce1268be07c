import type { QueueInfo } from '@vez/shared/contracts';
import type { Deps, ServerModule } from '../../module-api/module';
import type { Catalogue } from '../catalogue';
import { queuesNow } from './queues-now';
import { shareReads } from './shared-reads';

export { reachedAlerts, waitingByPhone, waitingQueues } from './alert-reads';
export { ASKED_AHEAD, askNext, asksArrival, HERE_ROUTE, isAsked, PASSED_ROUTE } from './arrival-questions';
export { callNext, waitingIn } from './call-next';
export { letOthersPass, MOST_LET_PASS } from './let-pass';
export { ruleOf } from './calling-rule';
export { calledSince, figuresOf, figuresOfEach, silentSince, type QueueFigures } from './figures';
export { queueInfosOf } from './info';
export { calledFrom, placesOf } from './people-ahead';
export type { Queue, QueuedTicket } from './queue';
export { rejoinQueue } from './rejoin-queue';
export { calledLater } from './queue-order';
export { shareReads } from './shared-reads';
export { simulateDay, type PastDay, type SimulatedWait } from './simulate-day';
export { queueReads } from './queue-reads';
export { hallQueuesNow, queuesNow } from './queues-now';

/** The figures of a queue, for people who may want a number (API-32). */
export function queueModule({ clock }: Deps, catalogue: Catalogue): ServerModule {
  const shared = shareReads<QueueInfo>(clock);

  return {
    name: 'queue',
    handlers: {
      async counterInfo({ params: { serviceId, locationId }, db }) {
        const point = catalogue.point(serviceId, locationId);
        return shared(`${serviceId}:${locationId}`, async () =>
          (await queuesNow(db, catalogue, [point], clock.now()))(point),
        );
      },
    },
  };
}
