import { act, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import type { MyTicket } from '@vez/shared/contracts/client';
import { fakeCall, fakeNetwork, refusal, renderRoute } from '@vez/shared/testing';
import { definition } from '../../definition';
import { aBooking, aNumber, PHONE, ticketStatus, TICKET_ID } from '../../testing/tickets';

const network = fakeNetwork();
const newTime = {
  date: '07/12/2026',
  time: '10:00',
  locationName: 'Islands',
  isOtherOffice: true,
  until: '2026-12-02T01:31:00Z',
};
const closure: NonNullable<MyTicket['closure']> = {
  reason: 'typhoon',
  until: '2026-12-04T15:59:00Z',
  newTime,
};
const MOVED = aBooking({
  locationName: 'Islands',
  ticket: { bookingDate: '07/12/2026', bookingTime: '10:00', ticketDate: '07/12/2026' },
});

describe('a booking at a closed office', () => {
  let mine: MyTicket;
  beforeEach(() => {
    localStorage.clear();
    mine = aBooking({ closure });
    network.use(
      fakeCall('ticketById', () => mine),
      fakeCall('waitingInfoOfTicket', ticketStatus({ progress: 'booked' })),
    );
  });
  const open = () => renderRoute(`/success?ticket=${TICKET_ID}`, definition, { session: PHONE });
  const accept = () => screen.findByRole('button', { name: 'Accept the new time' });

  it('shows why, and the time that is held, with three ways [TIX-12] [TIX-23]', async () => {
    const { container } = await open();
    expect(await accept()).toBeVisible();
    expect(screen.getByText('China Plaza is closed at your booked time: typhoon')).toBeVisible();
    expect(screen.getByText(/^Held for you until Wednesday 2 December 09:31/)).toBeVisible();
    expect(screen.getByText('Monday 7 December 10:00')).toBeVisible();
    expect(screen.getByText('Islands (another office)')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Choose another time' })).toHaveAttribute(
      'href',
      expect.stringContaining(`ticket=${TICKET_ID}`),
    );
    expect(screen.getByRole('button', { name: 'Cancel this booking' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Get directions' })).not.toBeInTheDocument();
    expect(screen.queryByText('What happens next')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Add to calendar' })).not.toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('moves when its holder accepts, once for two taps, and the focus follows', async () => {
    const asked = jest.fn();
    network.use(
      fakeCall('acceptNewTime', ({ params }) => {
        asked(params.id);
        mine = MOVED;
        return mine;
      }),
    );
    const { bridge, user } = await open();
    await user.dblClick(await accept());
    expect(await screen.findByText('Your booking has moved')).toBeVisible();
    await waitFor(() =>
      expect(document.activeElement).toHaveTextContent(
        /^Your booking has movedMonday 7 December 10:00 · Islands$/,
      ),
    );
    expect(screen.queryByText(/closed at your booked time/)).not.toBeInTheDocument();
    expect(asked.mock.calls).toEqual([[TICKET_ID]]);
    expect(bridge.trace.published).toContainEqual({ name: 'ticket/edited', fact: { ticketId: TICKET_ID } });
  });

  it('says that the new time is gone, and shows what is left', async () => {
    network.use(
      fakeCall('acceptNewTime', () => {
        mine = aBooking({ closure: { reason: 'typhoon', until: closure.until } });
        return refusal('newTimeGone', 'This time is no longer held for you.');
      }),
    );
    const { user } = await open();
    await user.click(await accept());
    expect(await screen.findByText(/This time is no longer held for you/)).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Accept the new time' })).not.toBeInTheDocument(),
    );
    expect(screen.getByRole('link', { name: 'Choose another time' })).toBeVisible();
  });

  it('stays held while there is no connection', async () => {
    const { bridge, user } = await open();
    const button = await accept();
    act(() => bridge.setOnline(false));
    await waitFor(() => expect(button).toHaveAccessibleDescription(/The new time stays held for you/));
    await user.click(button);
    expect(screen.getByText('China Plaza is closed at your booked time: typhoon')).toBeVisible();
  });

  it('shows that a waiting number is kept, until the office opens again [QUE-21]', async () => {
    const closedNow = { reason: 'typhoon' as const, until: '2026-12-01T10:00:00Z' };
    const live = { figures: ticketStatus({ closedNow }) };
    network.use(
      fakeCall('ticketById', aNumber({ closedNow })),
      fakeCall('waitingInfoOfTicket', () => live.figures),
    );
    await open();
    expect(
      await screen.findByText('China Plaza is closed until Tuesday 1 December 18:00: typhoon'),
    ).toBeVisible();
    expect(screen.getByText('Your number is kept for today.')).toBeVisible();
    expect(screen.getByText('A 037', { selector: 'article h2 span' })).toBeVisible();
  });

  it('is marked in the list', async () => {
    network.use(fakeCall('tickets', { queueTickets: [], bookingTickets: [mine] }));
    await renderRoute('/myBooking', definition, { session: PHONE });
    expect(await screen.findByText('Office closed: new time held')).toBeVisible();
  });
});
