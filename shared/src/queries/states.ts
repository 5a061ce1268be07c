import { pollEvery, queryOptions } from '@vez/shared/query';
import type { Api, Mode, PointState, ServiceState } from '../contracts/client';
import { LIVE_REFRESH_MS, type ServicePoint } from '../domain';
import { askTogether } from './ask-together';

const nameOf = ({ serviceId, locationId }: ServicePoint) => `${locationId}:${serviceId}`;

const callsOf = (api: Api) => {
  const ofServices = (scope: { remoteCounter?: 'true' }) =>
    askTogether<ServiceState>(async (names) => {
      const { services } = await api.states({ services: names.join(), ...scope });
      return new Map(services.map((state) => [String(state.serviceId), state]));
    });
  return {
    points: askTogether<PointState>(async (names) => {
      const { points } = await api.states({ points: names.join() });
      return new Map(points.map((state) => [nameOf(state), state]));
    }),
    services: { web: ofServices({}), remoteCounter: ofServices({ remoteCounter: 'true' }) },
  };
};
const known = new WeakMap<Api, ReturnType<typeof callsOf>>();
/** One batch of calls for each page. */
function together(api: Api) {
  const calls = known.get(api) ?? callsOf(api);
  known.set(api, calls);
  return calls;
}

const LIVE = {
  refetchInterval: pollEvery(LIVE_REFRESH_MS),
  staleTime: 0,
  // A list can be painted without it.
  meta: { isExtra: true },
};

/** The state of a service at an office, in one call with all others of a page; null where it has none (QUE-10, BOK-03). */
export const pointStateQuery = (api: Api, at: ServicePoint) =>
  queryOptions({
    queryKey: ['pointState', at],
    queryFn: () => together(api).points(nameOf(at)),
    ...LIVE,
  });

/** The state of a service at the best of its offices, in the same way. */
export const serviceStateQuery = (api: Api, mode: Mode, id: number) =>
  queryOptions({
    queryKey: ['serviceState', mode, id],
    queryFn: () => together(api).services[mode](String(id)),
    ...LIVE,
  });
