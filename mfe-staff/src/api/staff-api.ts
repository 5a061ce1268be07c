import { useApi } from '@vez/shared/bridge';
import { STAFF_ROUTE_TABLE, STAFF_SHAPES, type Api, type StaffCalls } from '@vez/shared/contracts/client';

const extended = (api: Api) => api.extend<StaffCalls>(STAFF_ROUTE_TABLE, STAFF_SHAPES);

export type StaffApi = ReturnType<typeof extended>;

/** Cached for each bridge. */
const apis = new WeakMap<Api, StaffApi>();

/** The API calls of staff. */
export function useStaffApi(): StaffApi {
  const api = useApi();
  const calls = apis.get(api) ?? extended(api);
  apis.set(api, calls);
  return calls;
}
