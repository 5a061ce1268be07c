import type { QueueInfo } from '@vez/shared/contracts';
import type { Queryable } from '../../db/db';
import type { Deps, ServerModule } from '../../module-api/module';
import type { Catalogue, ServicePoint } from '../catalogue';
import { waitRanges } from '../waits';
import { figuresOf } from './figures';
import { queueInfoOf } from './info';
import { shareReads } from './shared-reads';
import { withNewcomersWait } from './wait-of-newcomer';

export { calledSince, figuresOf, figuresOfEach, type QueueFigures } from './figures';
export { queueInfosOf } from './info';
export { peopleAhead } from './people-ahead';
export type { Queue, QueuedTicket } from './queue';
export {
  callNextOf,
  reachedAlerts,
  rejoinQueue,
  waitingByPhone,
  waitingQueues,
  type CallingCounter,
} from './queue-order';
export { queueReads } from './queue-reads';
export { callNextOfQueues, waitingIn, type QueuesOfCounter } from './several-queues';
export { countEarly, versionOf } from './sql';

/** The figures of a queue, for people who may want a number (API-32). */
export function queueModule({ clock }: Deps, catalogue: Catalogue): ServerModule {
  async function infoOf(db: Queryable, point: ServicePoint) {
    const now = clock.now();
    const queue = { serviceId: point.service.id, locationId: point.location.id };
    const figures = await figuresOf(db, queue, now);
    const info = queueInfoOf(catalogue, point, figures, now);
    return withNewcomersWait(info, figures, queue, await waitRanges(db, now));
  }

  const shared = shareReads<QueueInfo>(clock);

  return {
    name: 'queue',
    handlers: {
      async counterInfo({ params: { serviceId, locationId }, db }) {
        const point = catalogue.point(serviceId, locationId);
        return shared(`${serviceId}:${locationId}`, () => infoOf(db, point));
      },
    },
  };
}
