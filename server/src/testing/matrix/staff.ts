import { NO_ID, NOWHERE, type CallObjects, type World } from './call-object';

const codeFor = ({ city, point }: World) =>
  city.call(
    'makeDeviceCode',
    { kind: 'display', locationId: point.locationId, name: 'Hall' },
    { as: city.counterSystem },
  );

const deviceOf = async (world: World) => {
  await codeFor(world);
  const devices = await world.city.call('staffDevices', {}, { as: world.city.counterSystem });
  return { id: devices.at(-1)!.id };
};

let numbers = 0;
const newNumber = () => ({ areaCode: '853', mobileNumber: String(63_000_000 + (numbers += 1)) });

export const staffObjects = {
  staffSelf: { of: 'nothing', input: () => ({}) },
  handOutCode: {
    of: 'everybody',
    existing: ({ point: { locationId } }) => ({ locationId, ...newNumber(), identityChecked: true }),
    missing: () => ({ locationId: NO_ID, ...newNumber(), identityChecked: true }),
  },
  staffDevices: { of: 'nothing', input: () => ({}) },
  makeDeviceCode: {
    of: 'everybody',
    existing: ({ point: { locationId } }) => ({ kind: 'kiosk', locationId, name: 'Door' }),
    missing: () => ({ kind: 'kiosk', locationId: NO_ID, name: 'Door' }),
  },
  // A code belongs to its bearer.
  enrolDevice: {
    of: 'everybody',
    existing: async (world) => ({ code: (await codeFor(world)).code }),
    missing: () => ({ code: 'OFNOBODY' }),
    refused: { status: 422, code: 602, reason: 'deviceCodeWrong' },
  },
  revokeDevice: {
    of: 'everybody',
    existing: deviceOf,
    missing: () => ({ id: NOWHERE }),
  },
  testDevice: { of: 'everybody', existing: deviceOf, missing: () => ({ id: NOWHERE }) },
  limitDevice: {
    of: 'everybody',
    existing: async (scene) => ({ ...(await deviceOf(scene)), serviceIds: [] }),
    missing: () => ({ id: NOWHERE, serviceIds: [] }),
  },
  changePaper: { of: 'everybody', existing: deviceOf, missing: () => ({ id: NOWHERE }) },
  reportDevice: { of: 'nothing', input: () => ({ paper: 'printed' }) },
} satisfies Partial<CallObjects>;
