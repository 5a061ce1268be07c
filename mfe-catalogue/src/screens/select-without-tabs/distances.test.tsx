import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { fakeCall, fakeNetwork, renderRoute } from '@vez/shared/testing';
import { definition } from '../../definition';
import { forgetPosition } from '../../model/known-position';
import { aPlace, aService, statesFake } from '../../testing/facts';

const network = fakeNetwork();
const near = aPlace({ latitude: 22.2, longitude: 113.54 });
const far = aPlace({ id: 3, name: 'Islands Centre', latitude: 22.15, longitude: 113.55 });
const unknown = aPlace({ id: 4, name: 'New Centre', latitude: null, longitude: null });

type Answer = GeolocationCoordinates | { code: number };
/** A device that answers with its position or an error. */
function device(answer: Answer) {
  const getCurrentPosition = jest.fn((done: (at: unknown) => void, failed: (error: unknown) => void) =>
    'code' in answer ? failed(answer) : done({ coords: answer }),
  );
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
  return getCurrentPosition;
}
const HERE = { latitude: 22.19, longitude: 113.54 } as GeolocationCoordinates;
afterEach(() => {
  Reflect.deleteProperty(navigator, 'geolocation');
  forgetPosition();
});

type StateAt = NonNullable<Parameters<typeof statesFake>[0]>;
const open = async (
  locations = [near, far, unknown],
  mode: 'web' | 'remoteCounter' = 'web',
  stateAt: StateAt = () => ({}),
) => {
  const asked: string[] = [];
  network.use(fakeCall('serviceById', aService({ locations })), statesFake(stateAt));
  network.events.on('request:start', ({ request }) => asked.push(request.url));
  const view = await renderRoute('/serOrLocationWithoutTabs?service=7', definition, { mode });
  await screen.findByRole('link', { name: new RegExp(`^${locations[0]!.name}`) });
  return { ...view, asked };
};
const order = (name: string) => screen.getByRole('radio', { name });

it('shows each office’s distance after a tap, and sends the position nowhere', async () => {
  const ask = device(HERE);
  const { user, container, asked } = await open();
  expect(ask).not.toHaveBeenCalled();
  const before = asked.length;
  await user.click(order('Nearest'));
  expect(screen.getByRole('link', { name: /^China Plaza/ })).toHaveTextContent(
    '1.1 km · about 15 min awayAvenida',
  );
  expect(screen.getByRole('link', { name: /^Islands Centre/ })).toHaveTextContent(
    '4.6 km · about 35 min awayAvenida',
  );
  expect(screen.getByRole('link', { name: /^New Centre/ })).not.toHaveTextContent('km');
  expect(screen.getByRole('status')).toHaveTextContent(/stays on this device/);
  expect(asked.slice(before).filter((url) => /22\.19|113\.54/.test(url))).toEqual([]);
  expect(await axe(container)).toHaveNoViolations();
});

it('sorts by metres, not by text; unknown distances come last and ties go by name', async () => {
  device(HERE);
  const at = (id: number, name: string, latitude: number | null) =>
    aPlace({ id, name, latitude, longitude: 113.54 });
  const { user } = await open([
    at(2, 'Far', 22.2278),
    at(3, 'Nowhere', null),
    at(4, 'Near B', 22.1909),
    at(5, 'Near A', 22.1909),
    at(6, 'Middle', 22.199),
  ]);
  await user.click(order('Nearest'));
  const names = screen.getAllByRole('link', { name: /^(Far|Nowhere|Near|Middle)/ });
  expect(names.map(({ textContent }) => /^[A-Z][a-z]+(?: [AB])?/.exec(textContent)![0])).toEqual([
    'Near A',
    'Near B',
    'Middle',
    'Far',
    'Nowhere',
  ]);
});

it.each([
  [1, /may not use your position/],
  [2, /cannot be found now/],
])('explains why there is no distance: fault %s', async (code, words) => {
  device({ code });
  const { user } = await open();
  await user.click(order('Nearest'));
  expect(screen.getByRole('status')).toHaveTextContent(words);
  expect(screen.getByRole('link', { name: /^China Plaza/ })).not.toHaveTextContent('km');
});

it('reports a browser without geolocation', async () => {
  const { user } = await open();
  await user.click(order('Nearest'));
  expect(screen.getByRole('status')).toHaveTextContent(/cannot be found now/);
});

it('is not offered without coordinates, nor at the remote counter', async () => {
  const { unmount } = await open([unknown, aPlace({ id: 5, latitude: null })]);
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  unmount();
  const byVideo = [near, far].map((place) => ({ ...place, remoteCounter: true }));
  await open(byVideo, 'remoteCounter');
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});

it('shows neither address nor distance of a remote counter among offices [NAV-24]', async () => {
  device(HERE);
  const { user } = await open([
    near,
    far,
    { ...unknown, id: 9, name: 'By video', remoteCounter: true, latitude: 22.2, longitude: 113.5 },
  ]);
  await user.click(order('Nearest'));
  expect(screen.getByRole('link', { name: /^China Plaza/ })).toHaveTextContent(
    '1.1 km · about 15 min awayAvenida',
  );
  const remote = screen.getByRole('link', { name: /^By video/ });
  expect(remote).not.toHaveTextContent(/km|Avenida/);
  expect(screen.queryByRole('button', { name: /Map.*By video/ })).not.toBeInTheDocument();
});

describe('the order of offices', () => {
  const minutes = { 2: [50, 65], 3: [5, 15], 4: [20, 35] } as Record<number, [number, number]>;
  const waits: StateAt = (id = 0) => {
    const [fromMinutes, toMinutes] = minutes[id]!;
    return { queue: { waitRange: { fromMinutes, toMinutes } } };
  };
  const names = () =>
    screen
      .getAllByRole('link', { name: /^(China Plaza|Islands Centre|New Centre)/ })
      .map(({ textContent }) => textContent!.slice(0, 5));
  const rowOf = (name: RegExp) => screen.getByRole('link', { name });

  it('is by wait first, then by distance or by both, and marks nearest and shortest', async () => {
    device(HERE);
    const { user, container } = await open([near, far, unknown], 'web', waits);
    expect(order('Shortest wait')).toBeChecked();
    expect(names()).toEqual(['Islan', 'New C', 'China']);
    expect(rowOf(/^Islands Centre/)).toHaveTextContent('Shortest wait');
    expect(screen.queryByText('Nearest', { selector: 'a *' })).not.toBeInTheDocument();

    await user.click(order('Nearest'));
    expect(names()).toEqual(['China', 'Islan', 'New C']);
    expect(rowOf(/^China Plaza/)).toHaveTextContent('Nearest');
    expect(await axe(container)).toHaveNoViolations();

    await user.click(order('Soonest'));
    expect(names()).toEqual(['Islan', 'China', 'New C']);
  });

  it('stays by wait if the position is refused, and asks again at the next tap', async () => {
    const ask = device({ code: 1 });
    const { user } = await open([near, far, unknown], 'web', waits);
    await user.click(order('Soonest'));
    expect(order('Shortest wait')).toBeChecked();
    expect(names()).toEqual(['Islan', 'New C', 'China']);
    await user.click(order('Soonest'));
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('keeps the position for the next page, and forgets it after a logout', async () => {
    const ask = device(HERE);
    const { user, unmount } = await open([near, far, unknown], 'web', waits);
    await user.click(order('Nearest'));
    unmount();
    const view = await open([near, far, unknown], 'web', waits);
    expect(rowOf(/^China Plaza/)).toHaveTextContent('1.1 km');
    view.unmount();
    definition.forget?.();
    await open([near, far, unknown], 'web', waits);
    expect(rowOf(/^China Plaza/)).not.toHaveTextContent('km');
    expect(ask).toHaveBeenCalledTimes(1);
  });
});
