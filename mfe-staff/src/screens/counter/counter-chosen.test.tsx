import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { fakeCall, notedCall, refusal, type SentWrite } from '@vez/shared/testing';
import { atCounter } from '../../testing/at-counter';
import { aDesk, aWaiting, SERVING } from '../../testing/office';

const { network, open } = atCounter();
const [FIRST, OTHER] = [aWaiting(3), aWaiting(4)];
const BOOKED = aWaiting(5, {
  ...{ kind: 'booking', state: 'late', arrivedAt: null },
  ...{ day: '01/12/2026', time: '09:15' },
});
const PRIORITY = { ...OTHER, priority: true, priorityFor: 'infant' } as const;

describe('the person chosen in the lists of a counter', () => {
  it('gets priority with Shift F4 while another one is served, and moves ahead', async () => {
    const { user, office, container } = await open(aDesk({ current: SERVING, waiting: [FIRST, OTHER] }));
    const sent: SentWrite[] = [];
    const given = notedCall('setPriority', () => ({ visit: PRIORITY }), sent);
    network.use(
      given,
      fakeCall('desk', () =>
        sent.length === 0 ? office.desk : aDesk({ current: SERVING, waiting: [PRIORITY, FIRST] }),
      ),
    );
    await user.keyboard('{Shift>}{F4}{/Shift}');
    expect(await screen.findByText('Choose a person in the lists first.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /B 104/ }));
    await user.keyboard('{Shift>}{F4}{/Shift}');
    await waitFor(() => expect(screen.getByRole('radio', { name: 'None' })).toHaveFocus());
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(await axe(container)).toHaveNoViolations();
    await user.keyboard('{Shift>}{F4}{F4}{/Shift}');
    expect(await screen.findByText(/Changed the priority of B 104/)).toBeVisible();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(sent.map(({ body }) => body)).toEqual([{ ticketId: OTHER.ticketId, reason: 'infant' }]);
    await waitFor(() =>
      expect(screen.getAllByRole('button', { name: /B 10[34]/ })[0]).toHaveTextContent('B 104'),
    );
  });

  it('gets another time with Shift F3, also after the first one was taken', async () => {
    const { user } = await open(aDesk({ waiting: [FIRST], appointments: [BOOKED] }));
    const sent: SentWrite[] = [];
    network.use(
      fakeCall('officeTimes', [{ date: '02/12/2026', times: ['09:00', '09:30'] }]),
      notedCall('moveVisit', () => refusal('slotTaken', 'This time was just taken.'), sent),
    );
    await user.click(screen.getByRole('button', { name: /^B 103/ }));
    await user.keyboard('{Shift>}{F3}{/Shift}');
    expect(await screen.findByText(/^Only an appointment can be moved/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: /B 105/ }));
    await user.keyboard('{Shift>}{F3}{/Shift}');
    const day = await screen.findByRole('combobox', { name: 'Day' });
    await user.selectOptions(day, await screen.findByRole('option', { name: /2 December/ }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Time' }), '09:00');
    await user.keyboard('{Shift>}{F3}{/Shift}');
    expect(await screen.findByText(/This time was just taken/)).toBeVisible();
    network.use(notedCall('moveVisit', () => ({ visit: BOOKED }), sent));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Time' }), '09:30');
    await user.keyboard('{Shift>}{F3}{/Shift}');
    expect(await screen.findByText(/Moved B 105 to another time/)).toBeVisible();
    const from = { date: '01/12/2026', time: '09:15' };
    expect(sent.map(({ body }) => body)).toEqual(
      ['09:00', '09:30'].map((time) => ({
        ticketId: BOOKED.ticketId,
        from,
        to: { date: '02/12/2026', time },
      })),
    );
  });

  it('uncovers the person at the counter if the chosen one is gone after a refusal', async () => {
    const { user, office } = await open(aDesk({ current: SERVING, waiting: [FIRST, OTHER] }));
    network.use(
      fakeCall('setPriority', () => {
        office.desk = aDesk({ current: SERVING, waiting: [FIRST] });
        return refusal('calledMeanwhile', 'B 104 was called to counter 6 meanwhile.');
      }),
    );
    await user.click(screen.getByRole('button', { name: /B 104/ }));
    await user.keyboard('{Shift>}{F4}{/Shift}');
    await user.click(await screen.findByRole('radio', { name: 'Other' }));
    await user.keyboard('{Shift>}{F4}{/Shift}');
    expect(await screen.findByText(/was called to counter 6 meanwhile/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('radio')).not.toBeInTheDocument());
    expect(document.querySelector('[inert]')).not.toBeInTheDocument();
  });
});
