import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import type { MyTicket, WaitingInfo } from '@vez/shared/contracts/client';
import { aBooking, aNumber, fakeCall, fakeNetwork, renderRoute } from '@vez/shared/testing';
import { definition } from '../../definition';
import { homeFakes } from '../../testing/facts';

const network = fakeNetwork();
const vibrate = jest.fn(() => true);
beforeEach(() => {
  localStorage.clear();
  network.use(...homeFakes());
  // jsdom has none.
  Object.assign(navigator, { vibrate });
});
afterEach(() => {
  jest.useRealTimers();
  vibrate.mockClear();
});

const phone = { kind: 'phone', mobile: { area: '853', number: '66001122' } } as const;
const openHome = () => renderRoute('/home', definition, { session: phone });
const OTHER = '6b1c3a52-4a0e-4f6e-9a53-0f6f6d1b2a12';

/** Answers the polls of each ticket; by default as it was read. */
const serve = (tickets: MyTicket[], now: Record<string, Partial<WaitingInfo>> = {}) =>
  network.use(
    fakeCall('ticketCount', { count: tickets.length }),
    fakeCall('tickets', { queueTickets: tickets, bookingTickets: [] }),
    fakeCall('waitingInfoOfTicket', ({ params }) => {
      const id = params['id']!;
      const mine = tickets.find(({ ticket }) => ticket.id === id)!;
      const { waitCount, notCheckInCount, openCounter, progress, visitState, counterName, rejoinSeconds } =
        mine;
      const figures = {
        waitCount,
        notCheckInCount,
        openCounter,
        progress,
        visitState,
        counterName,
        rejoinSeconds,
      };
      return { ticketId: id, ...figures, updatedAt: '2026-12-01T01:31:00Z', ...now[id] };
    }),
  );
const section = () => screen.findByRole('region', { name: 'My tickets' });
const today = (now: string) =>
  jest.useFakeTimers({
    doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick', 'setTimeout'],
    now: new Date(now),
  });
const NO_FIGURES = {
  notCheckInCount: 0,
  openCounter: 1,
  counterName: '',
  updatedAt: '2026-12-01T01:31:00Z',
} as const;
const isAbove = (one: Element, other: Element) =>
  one.compareDocumentPosition(other) === Node.DOCUMENT_POSITION_FOLLOWING;
const title = () => screen.getByRole('heading', { level: 1 });

it('is called with number, counter and its place, in the title and in the live region', async () => {
  const counterPlace = { counter: '5', floor: '3rd floor', area: '', way: 'Right out of the lift', row: [] };
  serve([aNumber({ progress: 'called', counterName: '5', counterPlace })]);
  const { container, bridge } = await openHome();
  expect(await within(await section()).findByRole('heading', { name: 'It is your turn' })).toBeVisible();
  expect(await section()).toHaveTextContent(
    /counter 5.*China Plaza · 3rd floor.*A 037.*Right out of the lift/,
  );
  expect(isAbove(await section(), title())).toBe(true);
  expect(screen.getByRole('link', { name: 'Where is counter 5?' })).toHaveAttribute(
    'href',
    `/success?ticket=${aNumber().ticket.id}`,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('It is your turn: counter 5 (A 037)');
  expect(vibrate.mock.calls).toEqual([[expect.any(Number)]]);
  await waitFor(() => expect(bridge.trace.titles.at(-1)).toBe('Your turn: counter 5'));
  expect(await axe(container)).toHaveNoViolations();
});

it('is the first ticket of today to be called, even if another was next', async () => {
  const other = aNumber({ waitCount: 9, ticket: { id: OTHER, jettonCode: 'C040' } });
  serve([aNumber(), other], { [OTHER]: { progress: 'called', counterName: '2' } });
  await openHome();
  expect(await within(await section()).findByRole('heading', { name: 'It is your turn' })).toBeVisible();
  expect(await section()).toHaveTextContent('C 040');
});

it('restores the page’s own title once the call is over', async () => {
  const called = aNumber({ progress: 'called', counterName: '5' });
  serve([called]);
  const { bridge } = await openHome();
  await screen.findByRole('heading', { name: 'It is your turn' });
  await waitFor(() => expect(bridge.trace.titles.at(-1)).toBe('Your turn: counter 5'));
  serve([]);
  bridge.events.publish('ticket/edited', { ticketId: called.ticket.id });
  await waitFor(() => expect(bridge.trace.titles.at(-1)).not.toMatch(/Your turn/));
  expect(screen.queryByRole('region', { name: 'My tickets' })).not.toBeInTheDocument();
});

it('does not show a parked visit as called', async () => {
  serve([aNumber({ progress: 'called', visitState: 'parked', counterName: '5' })]);
  await openHome();
  expect(await within(await section()).findByRole('link', { name: /Parked/ })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'It is your turn' })).not.toBeInTheDocument();
});

const NEWS: [what: string, now: Partial<MyTicket>, words: string][] = [
  ['called', { progress: 'called', counterName: '5' }, 'It is your turn: counter 5 (A 037)'],
  [
    'parked',
    { progress: 'called', visitState: 'parked', counterName: '5' },
    'A 037 is parked: please go back to the counter',
  ],
  [
    'missed for good',
    { progress: 'absent' },
    'A 037 was called and you were not there. It is no longer valid.',
  ],
  ['closed', { progress: 'closed' }, 'A 037 is no longer valid: this queue has closed for today'],
  ['treated', { progress: 'treated' }, 'A 037: your visit is complete'],
];
it.each(NEWS)('that is %s while the page is open is announced with a vibration', async (_, now, words) => {
  serve([aNumber()]);
  const { bridge } = await openHome();
  await screen.findByRole('link', { name: /people ahead/ });
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  expect(vibrate).not.toHaveBeenCalled();

  serve([aNumber(now)]);
  bridge.events.publish('ticket/edited', { ticketId: aNumber().ticket.id });
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(words));
  expect(vibrate).toHaveBeenCalledTimes(1);
});

it('shows that its turn is next when no one is ahead', async () => {
  serve([aNumber({ waitCount: 0 })]);
  await openHome();
  expect(await within(await section()).findByRole('link', { name: /You are next/ })).toBeVisible();
});

it('of a booking has its time and its number, also when the server counts it as waiting', async () => {
  today('2026-12-04T02:00:00Z');
  serve([aBooking()], {
    [aBooking().ticket.id]: { progress: 'waiting', visitState: 'booked', waitCount: 3 },
  });
  await openHome();
  expect(await within(await section()).findByRole('link', { name: /10:30/ })).toBeVisible();
  expect(await section()).toHaveTextContent('China Plaza · B 012');
  expect(isAbove(await section(), title())).toBe(true);
});

it('of a booking for another day appears below the search', async () => {
  today('2026-12-01T02:00:00Z');
  serve([aBooking()]);
  await openHome();
  await screen.findByRole('link', { name: /10:30/ });
  expect(isAbove(title(), await section())).toBe(true);
});

const missed = aNumber({ progress: 'absent', rejoinSeconds: 1_694, counterName: '5' });

it('stays first when it was missed, with the time left and the button to rejoin [TIX-31]', async () => {
  today('2026-12-01T06:41:46Z');
  serve([aNumber({ waitCount: 0, ticket: { id: OTHER } }), missed]);
  const asked = jest.fn();
  network.use(
    fakeCall('rejoin', ({ params }) => {
      asked(params.id);
      serve([aNumber({ waitCount: 3 })]);
      return { ...NO_FIGURES, ticketId: missed.ticket.id, progress: 'waiting', waitCount: 3 };
    }),
  );
  const { bridge, container, user } = await openHome();
  expect(
    await within(await section()).findByRole('heading', { name: 'You can still come back' }),
  ).toBeVisible();
  expect(isAbove(await section(), title())).toBe(true);
  expect(screen.getByRole('timer')).toHaveTextContent('28 min 14 s');
  expect(await section()).toHaveTextContent(/Called at 14:40.*You have until 15:10/);
  expect(screen.getByRole('alert')).toHaveTextContent('A 037: it was your turn and you were not there.');
  await waitFor(() => expect(bridge.trace.titles.at(-1)).toBe('You can still come back'));
  expect(await axe(container)).toHaveNoViolations();

  await user.click(screen.getByRole('button', { name: 'I am back' }));
  expect(asked.mock.calls).toEqual([[missed.ticket.id]]);
  expect(bridge.trace.published).toContainEqual({
    name: 'ticket/edited',
    fact: { ticketId: missed.ticket.id },
  });
  await waitFor(() =>
    expect(bridge.trace.toasts).toContain('You are back in the queue, with the same number.'),
  );
  await waitFor(() => expect(document.activeElement).toHaveTextContent(/3 people ahead/));
  expect(document.activeElement).not.toBe(document.body);
});

it('is announced once on a device, and not again after a reload', async () => {
  serve([missed]);
  const { unmount } = await openHome();
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('You can still come back'));
  expect(vibrate).toHaveBeenCalledTimes(1);
  unmount();
  await openHome();
  await screen.findByRole('heading', { name: 'You can still come back' });
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  expect(vibrate).toHaveBeenCalledTimes(1);
});

it('asks if its holder is there, in its line and in the title of the page', async () => {
  serve([{ ...aNumber(), asksArrival: true }], { [aNumber().ticket.id]: { asksArrival: true } });
  const { bridge } = await openHome();
  expect(await screen.findByRole('link', { name: /Are you there\? Say so/ })).toBeVisible();
  await waitFor(() => expect(bridge.trace.titles.at(-1)).toBe('Are you there? Say so'));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('A 037 is called soon'));
});

it('that was cancelled by the office shows this in its place', async () => {
  serve([aNumber()]);
  const { bridge } = await openHome();
  await screen.findByRole('link', { name: /people ahead/ });
  serve([]);
  bridge.events.publish('ticket/edited', { ticketId: missed.ticket.id });
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('A 037 was cancelled'));
  expect(vibrate).toHaveBeenCalledTimes(1);
  expect(bridge.trace.titles.at(-1)).toBe('A 037 was cancelled');
});

it('reserves no space for the next visit without a ticket', async () => {
  serve([]);
  localStorage.setItem('vez.own.room', '{}');
  await openHome();
  await waitFor(() => expect(localStorage.getItem('vez.own.room')).toBeNull());
});
