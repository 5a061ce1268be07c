import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { notedCall, type SentWrite } from '@vez/shared/testing';
import { atCounter } from '../../testing/at-counter';
import { aDesk, aWaiting, CALLED, NOW } from '../../testing/office';

const { network, open } = atCounter();
const PARKED = [
  aWaiting(3, { state: 'parked', counter: '5', parked: { since: '2026-12-01T01:20:00Z', reason: '' } }),
  aWaiting(4, { state: 'parked', counter: '6', parked: { since: NOW, reason: 'payment' } }),
];
const row = (number: string) => screen.getByText(number).closest<HTMLElement>('li')!;

describe('parked people', () => {
  it('are a list with reason and minutes, and any is taken back [QUE-03]', async () => {
    const { office, user, container } = await open(aDesk({ parked: PARKED }));
    const sent: SentWrite[] = [];
    network.use(
      notedCall('park', () => ({ visit: { ...PARKED[0]!, parked: { since: NOW, reason: 'form' } } }), sent),
      notedCall(
        'unpark',
        () => {
          office.desk = aDesk({ current: CALLED, parked: [PARKED[0]!] });
          return { visit: CALLED };
        },
        sent,
      ),
    );
    expect(within(row('B 104')).getByText(/Counter 6 · Pays/)).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Why B 103 is parked' }),
      'Fills in a form',
    );
    await screen.findByText(/B 103 parked/);
    await user.click(screen.getByRole('button', { name: 'Take back B 104' }));
    expect(await screen.findByRole('heading', { name: 'Called, on the way' })).toBeVisible();
    expect(sent.map(({ body }) => body)).toEqual([
      { ticketId: PARKED[0]!.ticketId, reason: 'form' },
      { ticketId: PARKED[1]!.ticketId, counter: '5' },
    ]);
    // Somebody is at the counter now.
    await user.click(screen.getByRole('button', { name: 'Take back B 103' }));
    expect(screen.getByText('Somebody is at this counter: finish or park them first.')).toBeVisible();
    expect(sent).toHaveLength(2);
  });
});

describe('a break', () => {
  it('says when the clerk is back, and how many other counters are open [QUE-16]', async () => {
    const pause = { since: NOW, until: null, reason: '' as const, others: 4 };
    const { office, user, container } = await open(aDesk({ isPaused: true, pause }));
    const sent: SentWrite[] = [];
    network.use(
      notedCall(
        'pauseCounter',
        () => {
          office.desk = aDesk({
            isPaused: true,
            pause: { ...pause, reason: 'lunch', until: '2026-12-01T06:00:00Z' },
          });
          return { paused: true };
        },
        sent,
      ),
    );
    expect(screen.getByText(/^4 other counters open/)).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Reason' }), 'Lunch');
    expect(await screen.findByText(/Back at 14:00 · 4 other counters open/)).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Back' }), 'In 30 minutes');
    await screen.findByText(/Back at 14:00/);
    expect(sent.map(({ body }) => body)).toEqual([
      { locationId: 2, counter: '5', paused: true, reason: 'lunch' },
      { locationId: 2, counter: '5', paused: true, reason: 'lunch', until: expect.any(String) },
    ]);
  });
});
