import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { fakeCall, fakeNetwork, renderRoute, systemFailure } from '@vez/shared/testing';
import { definition } from '../../definition';
import { aFavourite, PHONE, statesOf } from '../../testing/tickets';

const network = fakeNetwork();
const open = (around: Parameters<typeof renderRoute>[2] = {}) =>
  renderRoute('/MyFavoritePage', definition, { session: PHONE, ...around });

/** A finger that moves over the element, from right to left. */
function swipe(element: Element, distance: number, drift = 0) {
  const at = (x: number, y: number) => ({ touches: [{ clientX: x, clientY: y }] });
  fireEvent.touchStart(element, at(300, 100));
  fireEvent.touchMove(element, at(300 - distance / 2, 100 + drift / 2));
  fireEvent.touchMove(element, at(300 - distance, 100 + drift));
  fireEvent.touchEnd(element, { changedTouches: [{ clientX: 300 - distance, clientY: 100 + drift }] });
}

/** A server with these favourites, which can be deleted. */
function serve(...kept: ReturnType<typeof aFavourite>[]) {
  const removed: string[] = [];
  network.use(
    fakeCall('favourites', () => kept.filter(({ id }) => !removed.includes(id))),
    fakeCall('states', statesOf()),
    fakeCall('removeFavourite', ({ params }) => {
      removed.push(params.id!);
      return { removed: true };
    }),
  );
  return removed;
}

describe('my favourites', () => {
  it('link to their service and place, with the queue now [NAV-21] [API-41] [ACC-06]', async () => {
    serve(aFavourite());
    const { container } = await open();
    const link = await screen.findByRole('link', { name: /Resident card renewal/ });
    expect(link).toHaveAttribute('href', '/queueOrBook?service=7&location=2');
    expect(await screen.findByText('12 waiting')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Book or take a number' })).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('say that no numbers are given out now', async () => {
    network.use(
      fakeCall('favourites', [aFavourite()]),
      fakeCall('states', statesOf({ isOfficeTime: false })),
    );
    await open();
    expect(await screen.findByText('It is outside office hours')).toBeVisible();
    expect(screen.queryByText('12 waiting')).not.toBeInTheDocument();
  });

  it('no longer show a queue once they are invalid [API-41] [ACC-06]', async () => {
    let favourite = aFavourite();
    network.use(
      fakeCall('favourites', () => [favourite]),
      fakeCall('states', statesOf()),
      fakeCall('checkFavourite', { valid: false, problem: 'servicePaused' }),
    );
    const { user } = await open();
    expect(await screen.findByText('12 waiting')).toBeVisible();
    favourite = { ...favourite, validity: false };
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText(/is paused/)).toBeVisible();
    expect(screen.queryByText('12 waiting')).not.toBeInTheDocument();
  });

  it('refetch their figures every 10 s', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    try {
      let waitCount = 12;
      network.use(
        fakeCall('favourites', [aFavourite()]),
        fakeCall('states', () => statesOf({ waitCount: waitCount-- })),
      );
      await open({ advanceTimers: jest.advanceTimersByTime });
      await screen.findByText('12 waiting');
      await act(() => jest.advanceTimersByTimeAsync(10_500));
      expect(await screen.findByText('11 waiting')).toBeVisible();
    } finally {
      jest.useRealTimers();
    }
  });

  it('ask for the queues of all in one call [API-20] [QUE-10]', async () => {
    const asked: (string | null)[] = [];
    network.use(
      fakeCall('favourites', [aFavourite(), aFavourite({ serviceId: 8, serviceName: 'Passport' })]),
      fakeCall('states', ({ query }) => {
        asked.push(query.get('points'));
        return statesOf(
          {},
          [7, 8].map((serviceId) => ({ serviceId, locationId: 2 })),
        );
      }),
    );
    await open();
    await waitFor(() => expect(screen.getAllByText('12 waiting')).toHaveLength(2));
    expect(asked).toEqual(['2:7,2:8']);
  });

  it('are deleted by a swipe and a confirmation [TIX-36] [TIX-37] [ERR-57]', async () => {
    const [first, second] = [aFavourite(), aFavourite({ serviceName: 'Passport' })];
    const removed = serve(first, second);
    const { bridge } = await open();
    swipe(await screen.findByRole('link', { name: /Resident card renewal/ }), 200);
    await waitFor(() =>
      expect(bridge.trace.toasts).toEqual(['Removed from favourites: Resident card renewal, China Plaza']),
    );
    expect(bridge.trace.confirmations).toEqual([
      expect.objectContaining({
        title: 'Remove this favourite?',
        text: 'Resident card renewal',
        danger: true,
      }),
    ]);
    expect(removed).toEqual([first.id]);
    await waitFor(() =>
      expect(screen.queryByRole('link', { name: /Resident card renewal/ })).not.toBeInTheDocument(),
    );
    expect(screen.getByRole('link', { name: /Passport/ })).toBeVisible();
  });

  it('stay after a short swipe, a scroll or a cancelled confirmation [TIX-36] [TIX-37]', async () => {
    const removed = serve(aFavourite());
    const { bridge } = await open({ confirms: false });
    const row = await screen.findByRole('link', { name: /Resident card renewal/ });
    swipe(row, 40);
    swipe(row, 120, 300);
    expect(bridge.trace.confirmations).toEqual([]);
    swipe(row, 200);
    await waitFor(() => expect(bridge.trace.confirmations).toHaveLength(1));
    expect(removed).toEqual([]);
    expect(row).toBeVisible();
  });

  it('are deleted by keyboard too [TIX-37] [API-43]', async () => {
    const favourite = aFavourite();
    const removed = serve(favourite);
    const { user } = await open();
    await screen.findByRole('link', { name: /Resident card renewal/ });
    screen.getByRole('button', { name: 'Remove Resident card renewal, China Plaza' }).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'You have no favourites yet' })).toBeVisible();
    expect(removed).toEqual([favourite.id]);
    expect(document.activeElement).toHaveTextContent(/^You have no favourites yet/);
  });

  it('move the focus to the next row when one is removed [TIX-37]', async () => {
    serve(aFavourite(), aFavourite({ serviceName: 'Passport' }));
    const { user } = await open();
    await user.click(
      await screen.findByRole('button', { name: 'Remove Resident card renewal, China Plaza' }),
    );
    await waitFor(() => expect(screen.getByRole('link', { name: /Passport/ })).toHaveFocus());
  });

  it('stay when they could not be removed, with a message [ERR-43]', async () => {
    serve(aFavourite());
    network.use(fakeCall('removeFavourite', () => systemFailure()));
    const { bridge, user } = await open();
    await user.click(await screen.findByRole('button', { name: /^Remove/ }));
    await waitFor(() => expect(bridge.trace.toasts).toEqual(['It could not be removed. Please try again.']));
    expect(screen.getByRole('link', { name: /Resident card renewal/ })).toBeVisible();
  });

  it.each([
    ['serviceInvalid', 'ERR-71', /This service no longer exists/],
    ['departmentInvalid', 'ERR-72', /This department is/],
    ['locationInvalid', 'ERR-73', /This office is/],
    ['servicePaused', 'ERR-74', /is paused/],
    ['remoteCounterDisabled', 'ERR-75', /remote counter is suspended/],
  ] as const)(
    'that are invalid do not open, and say why: %s [%s] [VAL-50] [API-46]',
    async (problem, _, words) => {
      const favourite = aFavourite({ validity: false });
      const asked: string[] = [];
      network.use(
        fakeCall('favourites', [favourite]),
        fakeCall('checkFavourite', ({ params }) => {
          asked.push(params.id!);
          return { valid: false, problem };
        }),
      );
      const { bridge, user } = await open();
      expect(await screen.findByText(words)).toHaveTextContent(/^Not available now\./);
      expect(asked).toEqual([favourite.id]);
      await user.click(screen.getByRole('button', { name: /^Resident card renewal/ }));
      expect(bridge.trace.visited).toEqual([]);
      // The link to add another favourite.
      expect(screen.getByRole('link', { name: 'Book or take a number' })).toBeVisible();
    },
  );

  it('explain why in Chinese without a space between the sentences [VAL-50]', async () => {
    network.use(
      fakeCall('favourites', [aFavourite({ validity: false })]),
      fakeCall('checkFavourite', { valid: false, problem: 'servicePaused' }),
    );
    await open({ language: 'zh_hant' });
    expect(await screen.findByText(/暫停/)).toHaveTextContent(/^此服務暫時不可用。\S+$/);
  });

  it('can be empty, with an explanation of how to add one', async () => {
    serve();
    const { container } = await open();
    expect(await screen.findByRole('heading', { name: 'You have no favourites yet' })).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('have a link to more services beside them, if the catalogue is available', async () => {
    serve(aFavourite());
    const { unmount } = await open();
    const beside = await screen.findByRole('complementary', { name: 'Add more favourites' });
    expect(within(beside).getByRole('link', { name: 'Book or take a number' })).toHaveAttribute(
      'href',
      '/department',
    );
    unmount();
    await open({ missing: ['/department'] });
    await screen.findByRole('link', { name: /Resident card renewal/ });
    expect(screen.queryByRole('link', { name: 'Book or take a number' })).not.toBeInTheDocument();
  });

  it('that cannot be loaded say so, with a retry [ERR-19]', async () => {
    network.use(fakeCall('favourites', () => systemFailure()));
    const { user } = await open();
    expect(await screen.findByRole('heading', { name: 'The data could not be loaded' })).toBeVisible();
    serve(aFavourite());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: /Resident card renewal/ })).toBeVisible();
  });

  it('are listed twenty at a time', async () => {
    serve(...Array.from({ length: 25 }, () => aFavourite()));
    const { user } = await open();
    expect(await screen.findAllByRole('link', { name: /Resident card/ })).toHaveLength(20);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(screen.getAllByRole('link', { name: /Resident card/ })).toHaveLength(25);
  });

  it('need a login, and fetch nothing without one [ACC-12]', async () => {
    await open({ session: { kind: 'anonymous' } });
    expect(await screen.findByRole('heading', { name: 'Log in to see your favourites' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      '/login?returnTo=%2FMyFavoritePage',
    );
  });
});
