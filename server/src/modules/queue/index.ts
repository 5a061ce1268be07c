import type { QueueInfo } from '@vez/shared/contracts';
import type { Queryable } from '../../db/db';
import type { Deps, ServerModule } from '../../module';
import type { ServicePoint } from '../catalogue';
import { figuresOf } from '../line';
import { shareReads } from './live-figures';
import { queueInfoOf } from './queue-state';
import { takeNumbers, type QueueSettings } from './take-numbers';

export { nextOnSiteNumber } from './give-numbers';
export type { QueueSettings } from './take-numbers';

/** Taking a number (API-32, API-37, QUE-01 to QUE-21). */
export function queueModule({ clock }: Deps, settings: QueueSettings): ServerModule {
  const { catalogue } = settings;

  async function infoOf(db: Queryable, point: ServicePoint) {
    const now = clock.now();
    const queue = { serviceId: point.service.id, locationId: point.location.id };
    const figures = await figuresOf(db, queue, now);
    return queueInfoOf(point, figures, catalogue.isOfficeTime(point.location.id, now), now);
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
    sharedHandlers: {
      takeQueueTicket: (db, requests) => takeNumbers(db, settings, requests, clock.now()),
    },
  };
}
