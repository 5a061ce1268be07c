import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import type { MyTicket } from '@vez/shared/contracts/client';
import {
  fakeCall,
  fakeNetwork,
  noConnection,
  refusal,
  renderRoute,
  settled,
  systemFailure,
} from '@vez/shared/testing';
import { definition } from '../../definition';
import type { EarlierChoices } from '../../model/earlier';
import { aBooking, PHONE, TICKET_ID } from '../../testing/tickets';

const network = fakeNetwork();
const NOW = new Date('2026-12-01T05:56:28Z');
const OFFER = {
  offerId: '0d8f6c2e-6f0c-4a53-9d3d-6a8c2f1f9b11',
  date: '02/12/2026',
  time: '10:30',
  locationName: 'China Plaza',
  isOtherOffice: false,
  until: '2026-12-01T06:11:00Z',
  secondsLeft: 872,
};
const CHOICES: EarlierChoices = {
  offices: [
    { locationId: 2, name: 'China Plaza' },
    { locationId: 3, name: 'Islands' },
  ],
  firstDay: '02/12/2026',
  lastDay: '09/12/2026',
  weekdays: [1, 2, 3, 4, 5],
  opens: '09:00',
  closes: '17:45',
};
const ASKED = { notBefore: '03/12/2026', weekdays: [1, 3], from: '10:00', until: '12:00', locationIds: [3] };

const booked = (earlier: MyTicket['earlier'], date = '09/12/2026', time = '15:00') =>
  aBooking({ earlier, ticket: { bookingDate: date, bookingTime: time, ticketDate: date } });
const OFF = booked({ state: 'off' });
const LOOKING = booked({ state: 'looking' });
const offered = (change: Partial<typeof OFFER> = {}) =>
  booked({ state: 'looking', offer: { ...OFFER, ...change } });
const MOVED = booked({ state: 'off' }, OFFER.date, OFFER.time);

/** How far the clock of the device is ahead of the server's, in ms. */
let ahead: number;
/** The time that is left by the server's clock. */
function byServer(ticket: MyTicket): MyTicket {
  const { offer, ...earlier } = ticket.earlier ?? { state: 'off' };
  if (offer === undefined) return ticket;
  const secondsLeft = Math.max(0, Math.ceil((Date.parse(offer.until) - Date.now() + ahead) / 1_000));
  return { ...ticket, earlier: { ...earlier, offer: { ...offer, secondsLeft } } };
}

let mine: MyTicket;
let reads: number;
let now: number;
beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'], now: NOW });
  mine = OFF;
  ahead = 0;
  reads = 0;
  network.use(
    fakeCall('ticketById', () => {
      reads += 1;
      return byServer(mine);
    }),
    fakeCall('earlierChoices', CHOICES),
  );
});
afterEach(() => jest.useRealTimers());

const open = (around: Parameters<typeof renderRoute>[2] = {}) =>
  renderRoute(`/success?ticket=${TICKET_ID}`, definition, {
    session: PHONE,
    advanceTimers: jest.advanceTimersByTime,
    ...around,
  });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const button = (name: string | RegExp) => screen.findByRole('button', { name });
async function expectAccessible(container: Element) {
  jest.useRealTimers();
  expect(await axe(container)).toHaveNoViolations();
}

it('is offered in a quiet row, without polling [TIX-13]', async () => {
  const { container } = await open();
  expect(await button(/We offer you a place that becomes free before your booking/)).toBeVisible();
  await pass(90_000);
  expect(reads).toBe(1);
  await expectAccessible(container);
});

describe('asking for an earlier time', () => {
  // The form loads its code, which a fake clock does not wait for.
  beforeEach(() => {
    jest.useRealTimers();
    jest.spyOn(Date, 'now').mockImplementation(() => now);
    now = NOW.getTime();
  });
  afterEach(() => jest.restoreAllMocks());
  /** When a further tap is no longer part of a double tap. */
  const later = () => void (now += 1_100);

  async function openForm(name: RegExp = /^Get an earlier time/) {
    const view = await open();
    await view.user.click(await button(name));
    const dialog = within(await screen.findByRole('dialog', { name: 'Get an earlier time' }));
    await settled();
    return { ...view, dialog };
  }
  const ask = () => button('Ask for an earlier time');

  it('is sent once for two taps, and the focus moves to what was asked [TIX-13]', async () => {
    const sent = jest.fn();
    let choices = CHOICES;
    network.use(
      fakeCall('earlierChoices', () => choices),
      fakeCall('askEarlier', ({ body }) => {
        sent(body);
        choices = { ...CHOICES, asked: body as EarlierChoices['asked'] };
        mine = LOOKING;
        return mine;
      }),
    );
    const { container, dialog, user } = await openForm();
    const day = await dialog.findByLabelText('Not before');
    expect(day).toHaveValue('2026-12-02');
    expect(day).toHaveAttribute('max', '2026-12-09');
    expect(dialog.getAllByRole('checkbox', { checked: true })).toHaveLength(6);
    expect(dialog.getByRole('checkbox', { name: 'Islands' })).not.toBeChecked();
    expect(dialog.queryByRole('checkbox', { name: 'Sunday' })).not.toBeInTheDocument();
    expect(within(dialog.getByLabelText('Until')).getAllByRole('option').at(-1)).toHaveValue('17:45');
    await user.click(dialog.getByRole('checkbox', { name: 'Friday' }));
    await user.selectOptions(dialog.getByLabelText('From'), '10:00');
    await user.dblClick(await ask());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent.mock.calls).toEqual([
      [{ notBefore: '02/12/2026', weekdays: [1, 2, 3, 4], from: '10:00', until: '17:45', locationIds: [2] }],
    ]);
    expect(await screen.findByText('Mon, Tue, Wed and Thu from Wed 2 Dec to Wed 9 Dec')).toBeVisible();
    expect(document.activeElement).toHaveTextContent(/^What you asked for/);
    await expectAccessible(container);
  });

  it('says at each field what is missing, with the focus there', async () => {
    const { container, dialog, user } = await openForm();
    const day = await dialog.findByLabelText('Not before');
    await user.clear(day);
    await user.click(await ask());
    expect(day).toHaveAccessibleDescription(/Choose a day from Wednesday 2 December to Wednesday 9/);
    expect(day).toHaveFocus();
    await user.type(day, '2026-12-03');
    for (const box of dialog.getAllByRole('checkbox', { checked: true })) await user.click(box);
    await user.selectOptions(dialog.getByLabelText('From'), '12:00');
    await user.selectOptions(dialog.getByLabelText('Until'), '12:00');
    later();
    await user.click(await ask());
    const weekdays = dialog.getByRole('group', { name: 'Weekdays' });
    expect(weekdays).toHaveAccessibleDescription('Choose at least one weekday.');
    expect(weekdays).toHaveFocus();
    expect(dialog.getByLabelText('Until')).toHaveAccessibleDescription(/must be later/);
    expect(dialog.getByRole('group', { name: 'Offices' })).toHaveAccessibleDescription(
      'Choose at least one office.',
    );
    await expectAccessible(container);
  });

  it('shows at the days why the server refused, and keeps the form [ERR-02]', async () => {
    network.use(fakeCall('askEarlier', () => refusal('earlierInvalid', 'Choose an earlier time.', 422)));
    const { dialog, user } = await openForm();
    await user.click(await dialog.findByRole('checkbox', { name: 'Islands' }));
    await user.click(await ask());
    const day = dialog.getByLabelText('Not before');
    await waitFor(() => expect(day).toHaveAccessibleDescription(/Choose an earlier time/));
    await waitFor(() => expect(day).toHaveFocus());
    expect(dialog.getByRole('checkbox', { name: 'Islands' })).toBeChecked();
    await user.click(dialog.getByRole('checkbox', { name: 'Friday' }));
    expect(dialog.queryByText('Choose an earlier time.')).not.toBeInTheDocument();
  });

  it('keeps what was chosen after a failure and offline, and can be sent again', async () => {
    network.use(fakeCall('askEarlier', () => refusal('ticketNotEditable', 'It cannot be changed.')));
    const { bridge, dialog, user } = await openForm();
    await user.click(await dialog.findByRole('checkbox', { name: 'Islands' }));
    await user.click(await ask());
    expect(await dialog.findByText(/It cannot be changed/)).toBeVisible();
    act(() => bridge.setOnline(false));
    expect(await ask()).toHaveAccessibleDescription(/What you filled in stays here/);
    act(() => bridge.setOnline(true));
    network.use(fakeCall('askEarlier', () => (mine = LOOKING)));
    expect(dialog.getByRole('checkbox', { name: 'Islands' })).toBeChecked();
    later();
    await user.click(await ask());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('can be retried when the choices fail to load [SHL-18]', async () => {
    let works = false;
    network.use(fakeCall('earlierChoices', () => (works ? CHOICES : systemFailure())));
    const { container, dialog, user } = await openForm();
    const retry = await dialog.findByRole('button', { name: 'Try again' });
    await expectAccessible(container);
    works = true;
    await user.click(retry);
    expect(await dialog.findByLabelText('Not before')).toBeVisible();
  });

  it('does not ask for an office if there is only one', async () => {
    network.use(fakeCall('earlierChoices', { ...CHOICES, offices: CHOICES.offices.slice(0, 1) }));
    const { dialog } = await openForm();
    await dialog.findByLabelText('Not before');
    expect(dialog.queryByRole('group', { name: 'Offices' })).not.toBeInTheDocument();
  });

  it('is asked again after three unanswered offers, as before [TIX-13]', async () => {
    mine = booked({ state: 'paused' });
    network.use(fakeCall('earlierChoices', { ...CHOICES, asked: ASKED }));
    const { container, dialog } = await openForm(/^Ask again$/);
    expect(screen.getByText('We stopped, because three offers had no answer')).toBeInTheDocument();
    expect(await dialog.findByLabelText('Not before')).toHaveValue('2026-12-03');
    expect(dialog.getByLabelText('From')).toHaveValue('10:00');
    expect(dialog.getByLabelText('Until')).toHaveValue('12:00');
    const chosen = dialog.getAllByRole('checkbox', { checked: true });
    expect(chosen.map((box) => box.closest('label')?.textContent)).toEqual([
      'Monday',
      'Wednesday',
      'Islands',
    ]);
    await expectAccessible(container);
  });
});

describe('a booking for which an earlier time is looked for', () => {
  beforeEach(() => {
    mine = LOOKING;
    network.use(fakeCall('earlierChoices', { ...CHOICES, asked: ASKED }));
  });

  it('shows what was asked, and can be changed [TIX-13]', async () => {
    const { container, user } = await open();
    const row = await button(/^Mon and Wed from Thu 3 Dec to Wed 9 Dec/);
    expect(row).toHaveTextContent('10:00–12:00 · Islands');
    expect(screen.getByText(/Offers come by SMS between 08:00 and 21:00/)).toBeVisible();
    await user.click(row);
    expect(await screen.findByLabelText('Not before')).toHaveValue('2026-12-03');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(row).toHaveFocus());
    await expectAccessible(container);
  });

  it('is read again every 10 s, and announces an offer [TIX-13]', async () => {
    await open();
    await button(/^Stop offering/);
    mine = offered();
    await pass(10_100);
    expect(await button('Take Wed 2 Dec, 10:30')).toBeVisible();
    const heard = screen.getAllByRole('status').map((region) => region.textContent);
    expect(heard).toContain('Earlier time offered: Wednesday 2 December 10:30');
    expect(reads).toBe(2);
  });

  it('stops in one press, once for two taps, and the focus follows', async () => {
    const sent = jest.fn();
    network.use(
      fakeCall('stopEarlier', () => {
        sent();
        mine = OFF;
        return mine;
      }),
    );
    const { bridge, container, user } = await open();
    await user.dblClick(await button(/^Stop offering earlier times/));
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^We no longer offer you/));
    expect(await button(/^Get an earlier time/)).toBeVisible();
    expect(sent).toHaveBeenCalledTimes(1);
    expect(bridge.trace.published).toContainEqual({ name: 'ticket/edited', fact: { ticketId: TICKET_ID } });
    await expectAccessible(container);
  });

  it('says why stopping failed', async () => {
    network.use(fakeCall('stopEarlier', () => refusal('ticketNotActive', 'It is over.')));
    const { user } = await open();
    await user.click(await button(/^Stop offering/));
    expect(await screen.findByText(/It is over/)).toBeVisible();
    expect(await button(/^Stop offering/)).toBeVisible();
  });
});

describe('an offered earlier time', () => {
  beforeEach(() => void (mine = offered()));
  const take = () => button('Take Wed 2 Dec, 10:30');
  const keep = () => button('Keep Wed 9 Dec, 15:00');

  it('stands beside the booking, with the time left [TIX-13]', async () => {
    const { container } = await open();
    expect(await take()).toBeVisible();
    const card = within(screen.getByRole('region', { name: 'A week earlier, if you like' }));
    expect(card.getByText('Offered to you only')).toBeVisible();
    expect(card.getByRole('timer')).toHaveTextContent('14 min 32 s left');
    expect(card.getByText('Your booking').parentElement).toHaveTextContent('Your booking Wed 9 Dec 15:00');
    expect(card.getByText('Free now').parentElement).toHaveTextContent('Free now Wed 2 Dec 10:30');
    expect(card.getByText('Same office: China Plaza')).toBeVisible();
    expect(screen.getByText('At 14:11 it is offered to the next person.')).toBeVisible();
    expect(card.getByRole('status')).toBeEmptyDOMElement();
    await pass(272_000);
    expect(card.getByRole('timer')).toHaveTextContent('10 min 0 s left');
    expect(card.getByRole('status')).toHaveTextContent('10 minutes left');
    await pass(60_000);
    expect(card.getByRole('status')).toHaveTextContent('10 minutes left');
    await expectAccessible(container);
  });

  it.each([
    ['09/12/2026', '11:00', 'Earlier on the same day, if you like'],
    ['08/12/2026', '11:00', '1 day earlier, if you like'],
    ['30/11/2026', '11:00', '9 days earlier, if you like'],
  ])('is named by how much earlier it is: %s', async (date, time, title) => {
    mine = offered({ date, time, isOtherOffice: true, locationName: 'Islands' });
    await open();
    expect(await screen.findByRole('region', { name: title })).toBeVisible();
    expect(screen.getByText('Another office: Islands')).toBeVisible();
  });

  it('is taken once for two taps, and the focus follows [TIX-13]', async () => {
    const sent = jest.fn();
    network.use(
      fakeCall('takeEarlier', ({ params, body }) => {
        sent(params.id, body);
        mine = MOVED;
        return mine;
      }),
    );
    const { bridge, container } = await open();
    const taken = await take();
    // In the same frame, before the button is busy.
    act(() => [1, 2].forEach(() => taken.click()));
    expect(await screen.findByText('Your booking has moved')).toBeVisible();
    expect(document.activeElement).toHaveTextContent(
      /^Your booking has movedWednesday 2 December 10:30 · China Plaza$/,
    );
    expect(screen.getByText('10:30', { selector: 'article h2 span' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Take/ })).not.toBeInTheDocument();
    expect(sent.mock.calls).toEqual([[TICKET_ID, { offerId: OFFER.offerId }]]);
    expect(bridge.trace.published).toContainEqual({ name: 'ticket/edited', fact: { ticketId: TICKET_ID } });
    await expectAccessible(container);
  });

  it('is taken even if the answer was lost: the ticket shows it', async () => {
    network.use(
      fakeCall('takeEarlier', () => {
        mine = MOVED;
        return noConnection();
      }),
    );
    const { user } = await open();
    await user.click(await take());
    await pass(60_000);
    expect(await screen.findByText('Your booking has moved')).toBeVisible();
    expect(screen.queryByRole('alert', { name: /./ })).not.toBeInTheDocument();
  });

  it('is given back, and the search goes on [TIX-13]', async () => {
    const sent = jest.fn();
    network.use(
      fakeCall('keepTime', ({ body }) => {
        sent(body);
        mine = LOOKING;
        return mine;
      }),
    );
    const { container, user } = await open();
    await user.dblClick(await keep());
    expect(await screen.findByText('You keep Wednesday 9 December 15:00')).toBeVisible();
    expect(document.activeElement).toHaveTextContent(/15:00We keep looking for an earlier time.$/);
    expect(sent.mock.calls).toEqual([[{ offerId: OFFER.offerId }]]);
    mine = { ...LOOKING, progress: 'cancelled' };
    await pass(30_100);
    expect(screen.queryByText(/^You keep/)).not.toBeInTheDocument();
    await expectAccessible(container);
  });

  it('is gone when another answer came first: the text of the server, and no dead button', async () => {
    network.use(
      fakeCall('takeEarlier', () => {
        mine = LOOKING;
        return refusal('offerGone', 'This time is no longer held for you.');
      }),
    );
    const { user } = await open();
    await user.click(await take());
    expect(await screen.findByText(/This time is no longer held for you/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Take/ })).not.toBeInTheDocument());
    expect(document.activeElement).toHaveTextContent(/^This time is no longer held for you/);
    expect(screen.queryByText('Your booking has moved')).not.toBeInTheDocument();
  });

  it('can be tried again after a failure', async () => {
    network.use(fakeCall('takeEarlier', () => refusal('alreadyBooked', 'You have another booking then.')));
    const { user } = await open();
    await user.click(await take());
    expect(await screen.findByText(/You have another booking then/)).toBeVisible();
    network.use(fakeCall('takeEarlier', () => (mine = MOVED)));
    await pass(1_100);
    await user.click(await take());
    expect(await screen.findByText('Your booking has moved')).toBeVisible();
  });

  it('ends when its time is over, and the ticket is read again', async () => {
    const { container } = await open();
    (await take()).focus();
    await pass(870_000);
    const before = reads;
    mine = LOOKING;
    await pass(2_500);
    expect(screen.getByText('This offer has ended. Your booking is unchanged.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Take/ })).not.toBeInTheDocument();
    expect(document.activeElement).toHaveTextContent(/^This offer has ended/);
    expect(reads).toBeGreaterThan(before);
    await expectAccessible(container);
  });

  it('shows the time left on a device whose clock is wrong', async () => {
    ahead = 2 * 3_600_000;
    jest.setSystemTime(NOW.getTime() + ahead);
    await open();
    expect(await take()).not.toHaveAttribute('aria-disabled');
    expect(screen.getByRole('timer')).toHaveTextContent('14 min 32 s left');
  });

  it('cannot be answered offline, and says until when it is held', async () => {
    const { bridge, container, user } = await open();
    await take();
    act(() => bridge.setOnline(false));
    for (const answer of [await take(), await keep()]) {
      expect(answer).toHaveAttribute('aria-disabled', 'true');
      expect(answer).toHaveAccessibleDescription(/The new time is held for you until 14:11/);
      await user.click(answer);
    }
    expect(screen.getByText('Offered to you only')).toBeVisible();
    await expectAccessible(container);
  });

  it('has the only filled button, and yields to a closed office', async () => {
    const { unmount } = await open();
    // The looks of a kind are one class.
    const { className: outline } = await keep();
    expect(await button('Get directions')).toHaveClass(outline);
    expect(await take()).not.toHaveClass(outline);
    unmount();
    mine = { ...mine, closure: { reason: 'typhoon', until: '2026-12-10T00:00:00Z' } };
    await open();
    await screen.findByRole('button', { name: 'Cancel this booking' });
    expect(screen.queryByText('Offered to you only')).not.toBeInTheDocument();
    expect(screen.queryByText('What you asked for')).not.toBeInTheDocument();
  });

  it('is marked in the list [TIX-25]', async () => {
    network.use(fakeCall('tickets', { queueTickets: [], bookingTickets: [mine] }));
    const { container } = await renderRoute('/myBooking', definition, { session: PHONE });
    expect(await screen.findByText('Earlier time offered')).toBeVisible();
    await expectAccessible(container);
  });
});
