import type { PointState, ServiceState } from '@vez/shared/contracts';
import { compareCalendars, compareQueues } from '@vez/shared/domain';
import type { Queryable } from '../../db/db';
import type { Deps, ServerModule } from '../../module-api/module';
import type { Catalogue, ServicePoint } from '../catalogue';
import { readStates } from './read-states';
import { shareEach } from './share-each';

const keyOf = ({ service, location }: ServicePoint) => `${location.id}:${service.id}`;

/** The best state among the offices of a service; queue and calendar may come from different offices. */
function stateOfService(serviceId: number, offices: PointState[]): ServiceState {
  const [queue] = offices.flatMap((office) => office.queue ?? []).sort(compareQueues);
  const [offer] = offices.flatMap((office) => office.offer ?? []).sort(compareCalendars);
  return { serviceId, ...(queue && { queue }), ...(offer && { offer }) };
}

/** Queue and calendar of many services at once, for lists (API-20, API-32). */
export function statesModule({ clock }: Deps, catalogue: Catalogue): ServerModule {
  const shared = shareEach<ServicePoint, PointState>(clock, keyOf);
  const statesOf = async (db: Queryable, points: ServicePoint[]) => {
    const read = (missing: ServicePoint[]) => readStates(db, catalogue, missing, clock.now());
    const states = await Promise.all(shared(points, read));
    return new Map(points.map((point, at) => [keyOf(point), states[at]!]));
  };

  return {
    name: 'states',
    handlers: {
      async states({ query, db }) {
        const points = query.points.flatMap(
          ({ serviceId, locationId }) => catalogue.findPoint(serviceId, locationId) ?? [],
        );
        const services = query.services
          .map((id) => ({ id, points: catalogue.openPointsOf(id, query.remoteCounter === true) }))
          .filter(({ points: offices }) => offices.length > 0);
        const states = await statesOf(db, [...points, ...services.flatMap((service) => service.points)]);
        const stateOf = (point: ServicePoint) => states.get(keyOf(point))!;
        return {
          points: points.map(stateOf),
          services: services.map(({ id, points: offices }) => stateOfService(id, offices.map(stateOf))),
        };
      },
    },
  };
}
