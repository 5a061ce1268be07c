import { NO_ID, type CallObjects } from './call-object';

const byId = {
  of: 'everybody',
  existing: () => ({ id: 1 }),
  missing: () => ({ id: NO_ID }),
} as const;
const list = { of: 'nothing', input: () => ({}) } as const;

export const catalogueObjects = {
  departmentCount: list,
  serviceCount: list,
  categories: list,
  otherCategories: list,
  departments: list,
  hotServices: list,
  recommendedServices: list,
  videoServices: list,
  grayTestFlag: list,
  grayTestWhitelist: list,
  searchRecords: list,
  clearSearchRecords: list,
  recentlyUsed: list,
  departmentById: byId,
  servicesOfCategory: byId,
  serviceTypes: byId,
  servicesOfType: byId,
  locationById: byId,
  locationsOfDepartment: byId,
  lifeEvent: {
    of: 'everybody',
    existing: () => ({ code: 'birth' }),
    missing: () => ({ code: 'no-such-event' }),
  },
  serviceById: byId,
  remoteCounterFlag: byId,
  appLocation: byId,
  locationsOfService: {
    of: 'everybody',
    existing: () => ({ serviceId: 1 }),
    missing: () => ({ serviceId: NO_ID }),
  },
  appLocationsOfService: {
    of: 'everybody',
    existing: () => ({ serviceId: 1 }),
    missing: () => ({ serviceId: NO_ID }),
  },
  appLocationsOfServiceInDepartment: {
    of: 'everybody',
    existing: () => ({ serviceId: 1, departmentId: 1 }),
    missing: () => ({ serviceId: NO_ID, departmentId: 1 }),
  },
  servicesOfLocation: {
    of: 'everybody',
    existing: ({ point }) => ({ locationId: point.locationId }),
    missing: () => ({ locationId: NO_ID }),
  },
  servicesAtLocation: {
    of: 'everybody',
    existing: ({ point }) => point,
    missing: ({ point }) => ({ ...point, locationId: NO_ID }),
  },
  appServiceTypes: {
    of: 'everybody',
    existing: () => ({ departmentId: 1 }),
    missing: () => ({ departmentId: NO_ID }),
  },
  appServiceTypesAtLocation: {
    of: 'everybody',
    existing: ({ point }) => point,
    missing: ({ point }) => ({ ...point, locationId: NO_ID }),
  },
  // A search that finds nothing is an answer, not a missing object.
  serviceByCode: { of: 'nothing', input: () => ({ code: 'DSI-CRC' }) },
  searchServices: { of: 'nothing', input: () => ({ keyword: '護照' }) },
  searchAndRecord: { of: 'nothing', input: () => ({ keyword: '護照', record: true }) },
} satisfies Partial<CallObjects>;
