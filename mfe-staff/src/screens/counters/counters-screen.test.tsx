import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { fakeCall, fakeNetwork, notedCall, refusal, renderRoute, type SentWrite } from '@vez/shared/testing';
import { definition } from '../../definition';
import type { StaffDevice } from '../../model/wire';
import { fakeStreams } from '../../testing/fake-stream';
import { aCounter, aDevice, aSelf, aWaiting, CALLED, STAFF, theCounters } from '../../testing/office';

const network = fakeNetwork();
const stream = fakeStreams();
const HOLDER = { name: 'Chan Ka I', since: '2026-12-01T01:04:00Z', isYou: false };

/** Opens the counters of an office, which a test may change. */
async function open(counters = theCounters()) {
  const office = { counters, devices: [] as StaffDevice[] };
  network.use(
    fakeCall('staffSelf', aSelf({ role: 'supervisor' })),
    fakeCall('staffDevices', () => office.devices),
    fakeCall('officeCounters', () => office.counters),
  );
  const view = await renderRoute('/staff/counters', definition, { session: STAFF });
  await screen.findByRole('heading', { name: 'Counters' });
  return { ...view, office };
}
const rowOf = (counter: string) => screen.getByRole('heading', { name: counter }).closest<HTMLElement>('li')!;

describe('the counters of an office', () => {
  it('show who is where, and which queues wait without a counter [QUE-16]', async () => {
    const forgotten = aWaiting(3, { parked: { since: '2026-12-01T00:31:00Z', reason: 'form' } });
    const current = { ...CALLED, calledAt: '2026-12-01T01:26:00Z' };
    const { container, office } = await open(
      theCounters({
        counters: [
          aCounter('5', {
            openFor: [7],
            holder: HOLDER,
            current,
            parked: [forgotten],
            sent: [aWaiting(4)],
          }),
          aCounter('6', { openFor: [8], holder: HOLDER, isSilent: true }),
          aCounter('7', { openFor: [8], savedAt: null }),
          aCounter('12A'),
        ],
        queues: [
          {
            serviceId: 7,
            waitCount: 12,
            waitingSince: null,
            openCounters: 1,
            waitRange: { fromMinutes: 25, toMinutes: 40 },
          },
          { serviceId: 8, waitCount: 5, waitingSince: '2026-12-01T01:01:00Z', openCounters: 0 },
        ],
      }),
    );
    expect(
      within(rowOf('5')).getByText(
        /Chan Ka I since 09:04.*A 037 called.*1 parked · one of them over 20 min · 1 sent here/,
      ),
    ).toBeVisible();
    expect(within(rowOf('6')).getByText('Nobody at the screen')).toBeVisible();
    expect(within(rowOf('7')).getByText('Opened by a counter system')).toBeVisible();
    expect(within(rowOf('12A')).getByText('Closed')).toBeVisible();
    expect(screen.getByText(/5 people · longest \d+ min · 0 counters/)).toBeVisible();
    expect(screen.getByText(/12 people · new number: about 25 to 40 min · 1 counter/)).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
    office.counters = theCounters({ counters: [aCounter('12A', { openFor: [7], holder: HOLDER })] });
    stream.send('changed');
    expect(await within(rowOf('12A')).findByText('Open')).toBeVisible();
  });

  it('are closed by a supervisor, who decides what becomes of the people', async () => {
    const sent: SentWrite[] = [];
    const open5 = aCounter('5', { openFor: [7], holder: HOLDER, current: CALLED });
    const { office, user } = await open(theCounters({ counters: [open5] }));
    network.use(
      notedCall(
        'leaveCounter',
        () => {
          office.counters = theCounters({ counters: [aCounter('5')] });
          return { people: [] };
        },
        sent,
      ),
    );
    await user.click(screen.getByRole('button', { name: 'Close: Counter 5' }));
    await user.selectOptions(await screen.findByRole('combobox', { name: /A 037/ }), 'Missed: did not come');
    await user.click(screen.getByRole('button', { name: 'Close counter 5' }));
    expect(await within(rowOf('5')).findByText('Closed')).toBeVisible();
    expect(sent.map(({ body }) => body)).toEqual([
      { locationId: 2, counter: '5', called: 'missed', parked: 'kept' },
    ]);
  });

  it('come with their queues, whose remote numbers a supervisor pauses and resumes [QUE-13]', async () => {
    const sent: SentWrite[] = [];
    const { office, user } = await open();
    network.use(
      notedCall(
        'pauseQueue',
        () => {
          const { paused } = sent.at(-1)!.body as { paused: boolean };
          const until = '2026-12-01T02:01:00Z';
          const queue = { serviceId: 7, waitCount: 12, waitingSince: null, openCounters: 1 };
          office.counters = theCounters({ queues: [paused ? { ...queue, paused: { until } } : queue] });
          return { paused, until: paused ? until : null };
        },
        sent,
      ),
    );
    await user.click(screen.getByRole('button', { name: /Pause queue A · Resident card renewal/ }));
    expect(await screen.findByText(/Paused until 10:01/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: /Resume queue A/ }));
    expect(await screen.findByRole('button', { name: /Pause queue A/ })).toBeVisible();
    expect(sent.map(({ body }) => body)).toEqual([
      { locationId: 2, serviceId: 7, paused: true, until: expect.any(String) },
      { locationId: 2, serviceId: 7, paused: false },
    ]);
  });

  it('come with the silent devices of this office alone, as soon as it changes', async () => {
    const { office, container } = await open();
    const silentSince = '2026-12-01T01:15:00Z';
    office.devices = [
      aDevice({ silentSince }),
      aDevice({ id: 'b', name: 'Kiosk 9', locationId: 3, silentSince }),
    ];
    stream.send('changed');
    expect(await screen.findByText('Kiosk · Kiosk 2')).toBeVisible();
    expect(screen.queryByText(/Kiosk 9/)).not.toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
    office.devices = [aDevice()];
    stream.send('changed');
    await waitFor(() => expect(screen.queryByText('Kiosk · Kiosk 2')).not.toBeInTheDocument());
  });

  it('are added with their usual queues and the way there [TIX-03]', async () => {
    const sent: SentWrite[] = [];
    const { user, container } = await open();
    network.use(notedCall('saveCounter', () => ({ savedAt: '2026-12-01T01:31:00Z' }), sent));
    await user.click(screen.getByRole('button', { name: 'Add a counter' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByText('Enter the name of the counter.')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: /Name of the counter/ }), '8');
    await user.click(screen.getByRole('checkbox', { name: /Passport/ }));
    const way = screen.getByRole('group', { name: 'Way from the entrance' });
    await user.type(within(way).getByRole('textbox', { name: 'English' }), 'Turn right');
    expect(await axe(container)).toHaveNoViolations();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('heading', { name: 'Counters' })).toBeVisible();
    expect(sent).toHaveLength(1);
    expect(sent[0]!.body).toMatchObject({
      counter: '8',
      serviceIds: [8],
      directions: { way: { en_us: 'Turn right', pt_pt: '' } },
    });
    expect(sent[0]!.body).not.toHaveProperty('savedAt');
  });

  it('keep what was typed when another supervisor was faster', async () => {
    const { user } = await open();
    network.use(fakeCall('saveCounter', () => refusal('counterChanged', 'Counter 6 was changed meanwhile.')));
    await user.click(screen.getByRole('button', { name: 'Change: Counter 6' }));
    const floor = screen.getByRole('group', { name: 'Floor' });
    await user.type(within(floor).getByRole('textbox', { name: 'Portuguese' }), '3.º');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/Counter 6 was changed meanwhile/)).toBeVisible();
    expect(within(floor).getByRole('textbox', { name: 'Portuguese' })).toHaveValue('3.º');
  });

  it('are removed after a question', async () => {
    const { office, user } = await open();
    network.use(
      fakeCall('removeCounter', () => {
        office.counters = theCounters({ counters: [] });
        return { removed: true };
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Remove: Counter 6' }));
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    expect(await screen.findByText(/No counters yet/)).toBeVisible();
  });

  it('are not for clerks', async () => {
    network.use(fakeCall('staffSelf', aSelf()));
    await renderRoute('/staff/counters', definition, { session: STAFF });
    expect(await screen.findByRole('link', { name: 'My pages' })).toBeVisible();
  });
});
