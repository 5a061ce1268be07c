import { act, screen } from '@testing-library/react';
import {
  fakeCall,
  fakeNetwork,
  noConnection,
  renderRoute,
  systemFailure,
  testRetries,
} from '@vez/shared/testing';
import { definition } from '../definition';
import {
  aDepartment,
  anEvent,
  anOffer,
  aPlace,
  aQueue,
  aService,
  aSummary,
  homeFakes,
  statesFake,
} from '../testing/facts';

const network = fakeNetwork();
const session = { kind: 'phone', mobile: { area: '853', number: '66001122' } } as const;
const never = () => new Promise<never>(() => undefined);
const aType = {
  id: 1,
  name: 'Cards',
  uiColor: '',
  uiIcon: 'id-card',
  serviceStandardColor: '',
  serviceStandardFontColor: '',
  serviceStandardFontSize: '',
  services: [aSummary()],
};

/** Each catalogue screen: its address, its required call, and a text that shows that it has loaded. */
const SCREENS = [
  ['/department', 'departments', 'Identification Bureau'],
  ['/category', 'categories', 'Papers'],
  ['/hotServices', 'hotServices', 'Identity card renewal'],
  ['/RecentlyUsedPage', 'recentlyUsed', 'Identity card renewal'],
  ['/search?q=id', 'searchServices', 'Identification Bureau'],
  ['/lifeEvent?event=moving-house', 'lifeEvent', 'Identity card renewal'],
  ['/serOrLocationWithTabs?department=1', 'serviceTypes', 'Cards'],
  ['/serOrLocationWithTabs?department=1&tab=1', 'locationsOfDepartment', 'China Plaza'],
  ['/serOrLocationWithoutTabs?service=7', 'serviceById', 'China Plaza'],
  ['/serOrLocationWithoutTabs?category=5', 'servicesOfCategory', 'Identity card renewal'],
  ['/serOrLocationWithoutTabs?department=1&location=2', 'servicesAtLocation', 'Passport'],
  ['/queueOrBook?service=7&location=2', 'locationService', 'Take a number'],
] as const;

const answers = () => [
  ...homeFakes(),
  fakeCall('categories', [
    { id: 5, name: 'Papers', uiColor: '', uiIcon: 'id-card', uiName: 'Papers', serviceCount: 1 },
  ]),
  fakeCall('otherCategories', []),
  fakeCall('lifeEvent', anEvent()),
  fakeCall('departmentById', aDepartment()),
  fakeCall('recentlyUsed', [
    {
      service: aSummary(),
      locationId: 2,
      locationName: 'China Plaza',
      validity: true,
      usedAt: '2026-11-21T01:31:00.000Z',
    },
  ]),
  fakeCall('searchServices', { departments: [aDepartment()], services: [aSummary()] }),
  fakeCall('serviceTypes', [aType]),
  fakeCall('locationsOfDepartment', [aPlace()]),
  fakeCall('serviceById', aService()),
  fakeCall('servicesOfCategory', [aSummary()]),
  fakeCall('servicesAtLocation', [aSummary(), aSummary({ id: 8, name: 'Passport' })]),
  fakeCall('locationService', anOffer()),
  fakeCall('counterInfo', aQueue()),
  statesFake(),
];
beforeEach(() => network.use(...answers()));
afterEach(() => jest.useRealTimers());

const isThere = async (words: string) =>
  expect((await screen.findAllByText(new RegExp(words)))[0]).toBeVisible();

it.each(SCREENS)(
  '%s says that it could not be loaded, and loads on a retry [SHL-18]',
  async (address, call, words) => {
    network.use(fakeCall(call, () => systemFailure()));
    const { user } = await renderRoute(address, definition, { session });
    const again = await screen.findByRole('button', { name: /Try again/ });
    expect(screen.queryByText(new RegExp(`^${words}$`))).not.toBeInTheDocument();

    network.use(...answers());
    await user.click(again);
    await isThere(words);
  },
);

it.each(SCREENS)('%s can be retried once the network is back', async (address, call, words) => {
  network.use(fakeCall(call, () => noConnection()));
  const { user, bridge } = await renderRoute(address, definition, { session, online: false });
  const again = await screen.findByRole('button', { name: /Try again/ });

  network.use(...answers());
  act(() => bridge.setOnline(true));
  await user.click(again);
  await isThere(words);
});

it.each(SCREENS)(
  '%s says that it is still loading after 2 s, and offers a retry after 8 s [SHL-14]',
  async (address, call) => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
    network.use(fakeCall(call, never));
    await renderRoute(address, definition, { session, advanceTimers: jest.advanceTimersByTime });
    await screen.findByRole('heading', { level: 1 });
    await act(() => jest.advanceTimersByTimeAsync(2_100));
    expect(screen.getByText('Still loading. Please wait…')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(6_000));
    expect(screen.getByRole('button', { name: /Try again/ })).toBeVisible();
  },
);

describe('every retry', () => {
  testRetries({ network, definition, answers, around: { session } }, [
    ...SCREENS.map(([address, call, words]) => ({ address, call, words: new RegExp(words) })),
    { address: '/queueOrBook?service=7&location=2', call: 'serviceById', words: 'Take a number' },
    {
      address: '/queueOrBook?service=7&location=2',
      call: 'counterInfo',
      words: /people are waiting/,
      button: 'Refresh',
    },
    { address: '/serOrLocationWithTabs?department=1', call: 'departmentById', words: 'Cards' },
  ]);
});

describe('every retry within a card', () => {
  const favourite = {
    id: '6b1c3a52-4a0e-4f6e-9a53-0f6f6d1b2a11',
    serviceId: 7,
    locationId: 2,
    serviceName: 'Marriage certificate',
    locationName: 'China Plaza',
    type: 'QUEUE',
    uiServiceName: '',
    uiLocationName: '',
    departmentId: 1,
    departmentCode: 'DSI',
    departmentName: 'Identification Bureau',
    validity: true,
  } as const;
  const home = () => [
    fakeCall('hotServices', [aSummary({ name: 'Passport' })]),
    fakeCall('recommendedServices', [aSummary({ name: 'Driving licence' })]),
    fakeCall('favourites', [favourite]),
    fakeCall('departments', [aDepartment({ showHome: true })]),
    ...answers(),
  ];
  const atRemoteCounter = { session, mode: 'remoteCounter' } as const;
  testRetries({ network, definition, answers: home, around: { session } }, [
    { address: '/home', call: 'hotServices', words: 'Passport', button: 'Refresh' },
    { address: '/home', call: 'recommendedServices', words: 'Driving licence', button: 'Refresh' },
    { address: '/home', call: 'favourites', words: 'Marriage certificate', button: 'Refresh' },
    { address: '/home', call: 'states', words: 'Counters', button: 'Refresh' },
    {
      address: '/remoteCounterHome',
      call: 'departments',
      words: 'Identification Bureau',
      button: 'Refresh',
      around: atRemoteCounter,
    },
  ]);
});
