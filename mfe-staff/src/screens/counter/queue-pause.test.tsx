import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import {
  fakeCall,
  noConnection,
  notedCall,
  refusal,
  systemFailure,
  type SentWrite,
} from '@vez/shared/testing';
import type { Desk } from '../../model/wire';
import { atCounter } from '../../testing/at-counter';
import { aDesk, aWaiting, NOW } from '../../testing/office';

const { network, open } = atCounter();
const UNTIL = '2026-12-01T02:01:00Z';
const pausedDesk = (serviceId: number, of: Partial<Desk> = {}) =>
  aDesk({ pausedQueues: [{ serviceId, until: UNTIL }], ...of });
const key = (name: RegExp) =>
  within(screen.getByRole('group', { name: 'Less often used' })).findByRole('button', { name });

describe('the pause of a queue at a counter', () => {
  it('lasts 30 minutes by the server’s clock, in one call of two presses [QUE-13]', async () => {
    const { office, user, container } = await open(aDesk());
    const sent: SentWrite[] = [];
    network.use(
      notedCall(
        'pauseQueue',
        () => {
          office.desk = pausedDesk(7);
          return { paused: true, until: UNTIL };
        },
        sent,
      ),
    );
    expect(await key(/Pause queue A for 30 minutes/)).toBeVisible();
    await user.keyboard('{Shift>}{F8}{F8}{/Shift}');
    expect(await screen.findByText('Paused until 10:01')).toBeVisible();
    expect(screen.getByText(/Queue A gives no remote numbers for 30 minutes/)).toBeVisible();
    expect(sent).toHaveLength(1);
    expect(sent[0]!.key).not.toBeNull();
    const { until, ...queue } = sent[0]!.body as { until: string };
    expect(queue).toEqual({ locationId: 2, serviceId: 7, counter: '5', paused: true });
    const minutes = (Date.parse(until) - Date.parse(NOW)) / 60_000;
    expect(minutes).toBeGreaterThanOrEqual(30);
    expect(minutes).toBeLessThan(31);
    expect(await axe(container)).toHaveNoViolations();
  });

  it('applies to the queue of the next person, and ends by the same key [QUE-13]', async () => {
    const { office, user } = await open(pausedDesk(8, { waiting: [aWaiting(3, { serviceId: 8 })] }));
    const sent: SentWrite[] = [];
    network.use(
      notedCall(
        'pauseQueue',
        () => {
          office.desk = aDesk({ waiting: office.desk.waiting });
          return { paused: false, until: null };
        },
        sent,
      ),
    );
    await user.click(await key(/Resume queue B/));
    expect(await key(/Pause queue B for 30 minutes/)).toBeVisible();
    expect(screen.queryByText(/Paused until/)).not.toBeInTheDocument();
    expect(sent.map(({ body }) => body)).toEqual([
      { locationId: 2, serviceId: 8, counter: '5', paused: false },
    ]);
  });

  it('ends from its queue in the list while the key applies to another queue [QUE-13]', async () => {
    const { user } = await open(aDesk({ pausedQueues: [{ serviceId: 8, until: null }] }));
    const sent: SentWrite[] = [];
    network.use(notedCall('pauseQueue', () => ({ paused: false, until: null }), sent));
    expect(await key(/Pause queue A/)).toBeVisible();
    expect(screen.getByText('Paused')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Resume queue B' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]!.body).toMatchObject({ serviceId: 8, paused: false });
  });

  it('shows why the server refuses it', async () => {
    const { user } = await open(aDesk());
    network.use(fakeCall('pauseQueue', () => refusal('counterTaken', 'Ben Lei has counter 5.')));
    await user.keyboard('{Shift>}{F8}{/Shift}');
    expect(await screen.findByText(/Ben Lei has counter 5\./)).toBeVisible();
    expect(await key(/Pause queue A/)).not.toHaveAttribute('aria-disabled');
  });

  it('is looked up if its answer was lost, and pressed again if it was not done [FLT-67]', async () => {
    const { user } = await open(aDesk());
    network.use(fakeCall('pauseQueue', () => noConnection()));
    await user.keyboard('{Shift>}{F8}{/Shift}');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('“Pause queue A for 30 minutes” is not confirmed');
    network.use(fakeCall('settleWrite', { outcome: 'notDone' }));
    act(() => window.dispatchEvent(new Event('visibilitychange')));
    expect(
      await screen.findByText(/Checked: “Pause queue A .*” was not done\./, undefined, { timeout: 30_000 }),
    ).toBeVisible();
    const sent: SentWrite[] = [];
    network.use(notedCall('pauseQueue', () => ({ paused: true, until: UNTIL }), sent));
    await user.keyboard('{Shift>}{F8}{/Shift}');
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it('says that a failed pause was not done', async () => {
    const { user } = await open(aDesk());
    network.use(
      fakeCall('settleWrite', { outcome: 'notDone' }),
      fakeCall('pauseQueue', () => systemFailure(601)),
    );
    await user.keyboard('{Shift>}{F8}{/Shift}');
    expect(await screen.findByText(/notDone/)).toBeVisible();
  });

  it('sends nothing without a connection', async () => {
    const { bridge, user } = await open(pausedDesk(7));
    const sent: SentWrite[] = [];
    network.use(notedCall('pauseQueue', () => ({ paused: false, until: null }), sent));
    act(() => bridge.setOnline(false));
    expect(await screen.findByText(/No connection for/)).toBeVisible();
    const resume = screen.getAllByRole('button', { name: /Resume queue A/ });
    expect(resume).toHaveLength(2);
    for (const button of resume) {
      expect(button).toHaveAttribute('aria-disabled', 'true');
      await user.click(button);
    }
    // On the main button and in the line below the keys.
    expect(screen.getAllByText('Available once connected')).toHaveLength(2);
    expect(sent).toEqual([]);
  });
});
