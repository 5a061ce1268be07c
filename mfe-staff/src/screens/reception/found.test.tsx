import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { fakeCall, fakeNetwork, notedCall, refusal, renderRoute, type SentWrite } from '@vez/shared/testing';
import { definition } from '../../definition';
import type { Visit } from '../../model/wire';
import { aDesk, aSelf, aVisit, STAFF, TICKET_ID } from '../../testing/office';

const network = fakeNetwork();
const WAITS = aVisit({ jettonCode: 'A112' });
const BOOKED = aVisit({
  ...{ kind: 'booking', state: 'booked', jettonCode: 'A112' },
  ...{ day: '01/12/2026', time: '09:45', arrivedAt: null },
});
const ARRIVED: Visit = { ...BOOKED, state: 'arrived', arrivedAt: '2026-12-01T01:12:00Z' };

async function find(visit: Visit) {
  localStorage.clear();
  network.use(
    fakeCall('staffSelf', aSelf({ role: 'receptionist' })),
    fakeCall('desk', aDesk()),
    fakeCall('findVisits', [visit]),
  );
  const view = await renderRoute('/staff/reception', definition, { session: STAFF });
  const field = await screen.findByRole('textbox', { name: /Code, number, name/ });
  await view.user.type(field, 'A112{Enter}');
  await screen.findByRole('heading', { name: /^Found/ });
  return { ...view, sent: [] as SentWrite[] };
}
const bodiesOf = (sent: SentWrite[]) => sent.map(({ body }) => body);
const heading = (name: string) => screen.findByRole('heading', { name, level: 2 });

describe('the person found at reception', () => {
  it('gets priority with F4, an arrow and F4, and loses it with the same panel', async () => {
    const { user, container, sent } = await find(WAITS);
    const priority = { ...WAITS, priority: true, priorityFor: 'elderly' as const };
    network.use(notedCall('setPriority', () => ({ visit: priority }), sent));
    await user.keyboard('{F4}');
    const panel = within(await screen.findByRole('form', { name: 'Priority of A 112' }));
    expect(panel.getByRole('radio', { name: 'None' })).toHaveFocus();
    expect(panel.getAllByRole('radio')).toHaveLength(6);
    await user.keyboard('{ArrowRight}');
    expect(await axe(container)).toHaveNoViolations();
    await user.keyboard('{F4}{F4}');
    expect(await screen.findByText('Priority given')).toBeVisible();
    expect(await heading('Found')).toHaveFocus();
    expect(screen.getByText('Priority', { exact: true })).toBeVisible();

    network.use(notedCall('setPriority', () => ({ visit: WAITS }), sent));
    await user.keyboard('{F4}');
    await waitFor(() => expect(screen.getAllByRole('radio', { name: '65 or over' })[0]).toHaveFocus());
    await user.keyboard('{ArrowLeft}{F4}');
    expect(await screen.findByText('Priority taken away')).toBeVisible();
    const given = { event: 'priorityGiven', reason: 'elderly', role: 'receptionist', by: 'Ana' } as const;
    network.use(fakeCall('counterTicketHistory', [{ at: '2026-12-01T01:20:00Z', counter: '', ...given }]));
    await user.keyboard('{F7}');
    expect(await screen.findByText('Priority given · 65 or over')).toBeVisible();
    expect(bodiesOf(sent)).toEqual([
      { ticketId: TICKET_ID, reason: 'elderly' },
      { ticketId: TICKET_ID, reason: '' },
    ]);
  });

  it('gets another time with F6, and keeps the panel if that time is taken', async () => {
    const { user, container, sent } = await find(BOOKED);
    const days = { times: ['09:00', '09:30'] };
    network.use(
      fakeCall('officeTimes', () => [
        { date: '01/12/2026', times: ['09:45'] },
        { date: '02/12/2026', times: days.times },
      ]),
      notedCall('moveVisit', () => refusal('slotTaken', 'This time was just taken.'), sent),
    );
    await user.keyboard('{F6}');
    const day = await screen.findByRole('combobox', { name: 'Day' });
    expect(screen.getByText('Booked: Tuesday 1 December, 09:45')).toBeVisible();
    await user.keyboard('{F6}');
    expect(await screen.findAllByText('Choose this first.')).toHaveLength(2);
    // The booking's own time is no choice.
    await waitFor(() => expect(within(day).getAllByRole('option')).toHaveLength(2));
    await user.selectOptions(day, '02/12/2026');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Time' }), '09:00');
    expect(await axe(container)).toHaveNoViolations();
    days.times = ['09:30'];
    await user.keyboard('{F6}');
    expect(await screen.findByText(/^This time was just taken/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('option', { name: '09:00' })).not.toBeInTheDocument());
    const visit = { ...BOOKED, day: '02/12/2026', time: '09:30' };
    network.use(notedCall('moveVisit', () => ({ visit }), sent));
    await user.keyboard('{F6}');
    expect(sent).toHaveLength(1);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Time' }), '09:30');
    await user.keyboard('{F6}');
    expect(await screen.findByText('Moved to 02/12/2026, 09:30')).toBeVisible();
    expect(await heading('Found: can be checked in')).toHaveFocus();
    const from = { date: '01/12/2026', time: '09:45' };
    expect(bodiesOf(sent)[1]).toEqual({
      ticketId: TICKET_ID,
      from,
      to: { date: '02/12/2026', time: '09:30' },
    });
  });

  it('can be taken back from the list after a check-in by mistake', async () => {
    const { user, container, sent } = await find(BOOKED);
    network.use(
      fakeCall('checkInFor', { visit: ARRIVED, peopleAhead: 3 }),
      notedCall('undoCheckIn', () => ({ visit: BOOKED }), sent),
    );
    await user.keyboard('{F3}');
    const undo = await screen.findByRole('button', { name: 'Undo check-in: A 112' });
    expect(await axe(container)).toHaveNoViolations();
    undo.focus();
    await user.keyboard('{Enter}{Enter}');
    expect(await screen.findByText(/^Check-in undone/)).toBeVisible();
    expect(await heading('Found: can be checked in')).toHaveFocus();
    expect(screen.queryByRole('button', { name: /^Undo check-in/ })).not.toBeInTheDocument();
    expect(bodiesOf(sent)).toEqual([{ ticketId: TICKET_ID }]);
  });

  it('has an undo after an arrival, and a new time only after that', async () => {
    const { user, sent } = await find(ARRIVED);
    await user.keyboard('{F6}');
    expect(await screen.findByText(/until its holder checks in/)).toBeVisible();
    expect(screen.queryByRole('form', { name: /Change the time/ })).not.toBeInTheDocument();
    const words = 'A112 was called to counter 5 meanwhile.';
    network.use(notedCall('undoCheckIn', () => refusal('calledMeanwhile', words), sent));
    await user.click(screen.getByRole('button', { name: 'Undo check-in' }));
    expect(await screen.findByText(/was called to counter 5 meanwhile/)).toBeVisible();
  });
});
