import { act, fireEvent, screen } from '@testing-library/react';
import { fakeCall, fakeNetwork, noConnection, renderRoute } from '@vez/shared/testing';
import { definition } from './definition';
import { aDepartment, anOffer, aQueue, aService, aSummary, homeFakes } from './testing/facts';

const network = fakeNetwork();
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
  network.use(...homeFakes(), fakeCall('locationService', anOffer()), fakeCall('counterInfo', aQueue()));
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});

const open = async (address: string, around: Parameters<typeof renderRoute>[2] = {}) => {
  const view = await renderRoute(address, definition, {
    advanceTimers: jest.advanceTimersByTime,
    ...around,
  });
  const prefetched: string[] = [];
  view.bridge.prefetch = (path) => void prefetched.push(path);
  return { ...view, prefetched };
};
/** Resolves when the page is idle and the code of the next screen has loaded. */
const rest = async () => {
  await act(() => jest.advanceTimersByTimeAsync(1_500));
  await import('./prefetch');
  await act(() => jest.advanceTimersByTimeAsync(1));
};
const asked = (name: 'departments' | 'serviceById' | 'counterInfo', answer: unknown) => {
  const calls: unknown[] = [];
  network.use(
    fakeCall(name, () => {
      calls.push(name);
      return answer as never;
    }),
  );
  return calls;
};

it('prefetches the departments when the home is idle', async () => {
  const calls = asked('departments', [aDepartment()]);
  const { user, prefetched } = await open('/home');
  await screen.findByRole('link', { name: '9 departments' });
  expect(calls).toEqual([]);

  await rest();
  expect(calls).toHaveLength(1);
  await user.click(screen.getByRole('link', { name: /Book or take a number/ }));
  expect(await screen.findByRole('link', { name: /Identification Bureau/ })).toBeVisible();
  expect(calls).toHaveLength(1);
  expect(prefetched).toEqual([]);
});

it('prefetches a link’s data when a finger touches it', async () => {
  const calls = asked('serviceById', aService());
  await open('/hotServices');
  const link = await screen.findByRole('link', { name: /Identity card renewal/ });
  await rest();

  fireEvent.pointerDown(link);
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(calls).toHaveLength(1);
});

it('prefetches when a mouse rests on a link, not when it passes over', async () => {
  const calls = asked('serviceById', aService());
  network.use(fakeCall('hotServices', [aSummary(), aSummary({ id: 8, name: 'Passport' })]));
  await open('/hotServices');
  const passport = await screen.findByRole('link', { name: /Passport/ });
  await rest();

  fireEvent.pointerOver(passport);
  await act(() => jest.advanceTimersByTimeAsync(50));
  expect(calls).toEqual([]);
  fireEvent.pointerOver(screen.getByRole('link', { name: /Identity card renewal/ }));
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(calls).toHaveLength(1);
});

it('stays silent when a prefetch fails, and still opens the screen', async () => {
  network.use(fakeCall('departments', () => noConnection()));
  const { user } = await open('/home');
  await rest();
  network.use(fakeCall('departments', [aDepartment()]));
  await user.click(screen.getByRole('link', { name: /Book or take a number/ }));
  expect(await screen.findByRole('link', { name: /Identification Bureau/ })).toBeVisible();
});

it('prefetches both next screens of the fork', async () => {
  network.use(fakeCall('serviceById', aService()));
  const { prefetched } = await open('/queueOrBook?service=7&location=2');
  await screen.findByRole('link', { name: 'Book' });
  await rest();
  expect(prefetched).toEqual(['/offerNum', '/reserve']);
});

describe('links that are only in view', () => {
  let see: (links: Element[]) => void;
  let watched: Set<Element>;
  beforeEach(() => {
    watched = new Set();
    class Observer {
      constructor(tell: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
        see = (links) =>
          tell(links.filter((link) => watched.has(link)).map((target) => ({ isIntersecting: true, target })));
      }
      observe(link: Element) {
        if (link.matches('a')) watched.add(link);
      }
      disconnect() {
        watched.clear();
      }
    }
    Object.assign(globalThis, { IntersectionObserver: Observer });
  });
  afterEach(() => Reflect.deleteProperty(globalThis, 'IntersectionObserver'));

  const SERVICES = [1, 2, 3, 4, 5].map((id) => aSummary({ id, name: `Service ${id}` }));
  const readServices = async () => {
    network.use(fakeCall('hotServices', SERVICES));
    const services = asked('serviceById', aService());
    const figures = asked('counterInfo', aQueue());
    await open('/hotServices');
    const links = await screen.findAllByRole('link', { name: /Service/ });
    await rest();
    return { services, figures, links };
  };
  const settle = () => act(() => jest.advanceTimersByTimeAsync(1));

  it('are prefetched within a budget, without live figures', async () => {
    const { services, figures, links } = await readServices();
    see(links.slice(0, 2));
    await settle();
    expect(services).toHaveLength(2);
    see(links.slice(0, 2));
    see(links);
    await settle();
    expect(services).toHaveLength(3);
    expect(figures).toEqual([]);

    fireEvent.pointerDown(links[4]!);
    await settle();
    expect(services).toHaveLength(4);
  });

  it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'are not prefetched if the browser saves data: %o',
    async (connection) => {
      Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
      const { services, links } = await readServices();
      expect(watched.size).toBe(0);
      fireEvent.pointerDown(links[0]!);
      await settle();
      expect(services).toEqual([]);
    },
  );
});

it('prefetches nothing in data-saver mode or offline', async () => {
  const calls = asked('departments', [aDepartment()]);
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  const { unmount } = await open('/home');
  await rest();
  unmount();
  Reflect.deleteProperty(navigator, 'connection');

  await open('/home', { online: false });
  await rest();
  expect(calls).toEqual([]);
});
