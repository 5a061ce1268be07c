import { act, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { fakeCall, fakeNetwork, notedCall, renderRoute, type SentWrite } from '@vez/shared/testing';
import { definition } from '../../definition';
import { aDesk, aSelf, aWaiting, STAFF } from '../../testing/office';

const network = fakeNetwork();
const booking = (end: number, time: string, of: Parameters<typeof aWaiting>[1]) =>
  aWaiting(end, { kind: 'booking', day: '01/12/2026', time, arrivedAt: null, ...of });
const DAY = [
  booking(1, '09:00', { state: 'absent' }),
  booking(2, '09:15', { state: 'late', person: 'Ho' }),
  booking(3, '09:30', { state: 'arrived', arrivedAt: '2026-12-01T01:22:00Z' }),
  booking(4, '10:00', { state: 'booked' }),
];

beforeEach(() => localStorage.clear());

async function open() {
  network.use(fakeCall('staffSelf', aSelf()), fakeCall('desk', aDesk({ appointments: DAY })));
  const view = await renderRoute('/staff/appointments', definition, { session: STAFF });
  await screen.findByRole('table');
  return view;
}

describe('the appointments of a day', () => {
  it('are listed by time, with filters and counts', async () => {
    const { user, container } = await open();
    expect(screen.getAllByRole('row')).toHaveLength(DAY.length + 2);
    expect(await axe(container)).toHaveNoViolations();
    await user.click(screen.getByRole('button', { name: '1 Late' }));
    expect(screen.getAllByRole('row')).toHaveLength(2);
    expect(screen.getByRole('cell', { name: 'Ho' })).toBeVisible();
  });

  it('are marked if the office is closed at their time', async () => {
    network.use(
      fakeCall('staffSelf', aSelf()),
      fakeCall(
        'desk',
        aDesk({ appointments: [booking(1, '10:00', { state: 'booked', officeClosed: true })] }),
      ),
    );
    await renderRoute('/staff/appointments', definition, { session: STAFF });
    expect(await screen.findByRole('cell', { name: 'Office closed' })).toBeVisible();
  });

  it('are marked if their holders said that they are coming', async () => {
    const appointments = [
      booking(1, '09:15', { state: 'late', confirmed: true }),
      booking(2, '10:00', { state: 'booked', confirmed: true }),
      booking(3, '10:15', { state: 'booked' }),
    ];
    network.use(fakeCall('staffSelf', aSelf()), fakeCall('desk', aDesk({ appointments })));
    const { container } = await renderRoute('/staff/appointments', definition, { session: STAFF });
    expect(await screen.findByRole('cell', { name: 'Late · confirmed' })).toBeVisible();
    expect(screen.getByRole('cell', { name: 'Not here yet · confirmed' })).toBeVisible();
    expect(screen.getByRole('cell', { name: 'Not here yet' })).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('can be checked in, also after a missed call', async () => {
    const { user } = await open();
    const sent: SentWrite[] = [];
    network.use(notedCall('checkInFor', () => ({ visit: DAY[2]!, peopleAhead: 1 }), sent));
    await user.click(screen.getByRole('button', { name: 'Check in late: B 101' }));
    await waitFor(() => expect(sent.map(({ body }) => body)).toEqual([{ ticketId: DAY[0]!.ticketId }]));
  });

  it('can be cancelled with a reason from the focused row', async () => {
    const { user } = await open();
    const sent: SentWrite[] = [];
    network.use(notedCall('cancelVisit', () => ({ visit: DAY[3]! }), sent));
    act(() => screen.getByRole('button', { name: 'Check in: B 104' }).focus());
    await user.keyboard('{F9}');
    await user.type(await screen.findByRole('textbox', { name: /Why/ }), 'Closed at noon');
    await user.keyboard('{F9}{F9}');
    await waitFor(() => expect(screen.queryByRole('textbox', { name: /Why/ })).not.toBeInTheDocument());
    expect(sent.map(({ body }) => body)).toEqual([{ ticketId: DAY[3]!.ticketId, note: 'Closed at noon' }]);
  });

  it('can be moved with F6, and be given priority with F4, from the focused row', async () => {
    const { user, container } = await open();
    const sent: SentWrite[] = [];
    network.use(
      fakeCall('officeTimes', [{ date: '02/12/2026', times: ['09:00'] }]),
      notedCall('moveVisit', () => ({ visit: DAY[0]! }), sent),
      notedCall('setPriority', () => ({ visit: DAY[2]! }), sent),
    );
    act(() => screen.getByRole('button', { name: 'Change time…: B 101' }).focus());
    await user.keyboard('{F6}');
    const day = await screen.findByRole('combobox', { name: 'Day' });
    await user.selectOptions(day, await screen.findByRole('option', { name: /2 December/ }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Time' }), '09:00');
    expect(await axe(container)).toHaveNoViolations();
    await user.keyboard('{F6}{F6}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Check in late: B 101' })).toHaveFocus());
    act(() => screen.getByRole('button', { name: 'Priority…: B 103' }).focus());
    await user.keyboard('{F4}');
    await waitFor(() => expect(screen.getByRole('radio', { name: 'None' })).toHaveFocus());
    await user.keyboard('{ArrowRight}{F4}{F4}');
    await waitFor(() => expect(screen.queryByRole('radio')).not.toBeInTheDocument());
    expect(sent.map(({ body }) => body)).toEqual([
      {
        ticketId: DAY[0]!.ticketId,
        from: { date: '01/12/2026', time: '09:00' },
        to: { date: '02/12/2026', time: '09:00' },
      },
      { ticketId: DAY[2]!.ticketId, reason: 'elderly' },
    ]);
  });

  it('can be called from a device with a counter', async () => {
    localStorage.setItem(
      'vez.staff.counter',
      JSON.stringify({ locationId: 2, counter: '5', serviceIds: [7] }),
    );
    const { user } = await open();
    const sent: SentWrite[] = [];
    network.use(notedCall('callTicket', () => ({ finished: false, called: DAY[2]! }), sent));
    await user.click(screen.getByRole('button', { name: 'Call this one: B 103' }));
    await waitFor(() =>
      expect(sent.map(({ body }) => body)).toEqual([{ ticketId: DAY[2]!.ticketId, counter: '5' }]),
    );
  });
});
