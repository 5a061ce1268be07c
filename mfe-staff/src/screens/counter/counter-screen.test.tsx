import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { fakeCall, noConnection, notedCall, refusal, renderRoute, type SentWrite } from '@vez/shared/testing';
import { definition } from '../../definition';
import { atCounter } from '../../testing/at-counter';
import { fakeStreams } from '../../testing/fake-stream';
import {
  aDesk,
  aSelf,
  aVisit,
  aWaiting,
  CALLED,
  SERVING,
  STAFF,
  theCounters,
  TICKET_ID,
} from '../../testing/office';

const { network, open } = atCounter();
const stream = fakeStreams();
const main = (name: RegExp) => screen.findByRole('button', { name });

describe('a counter', () => {
  it('shows a number taken elsewhere as soon as its office changes [QUE-03]', async () => {
    const { office } = await open(aDesk());
    stream.send('open');
    office.desk = aDesk({ waiting: [aWaiting(3)] });
    stream.send('changed');
    expect(await main(/Call next.*B 103/)).toBeVisible();
  });

  it('calls the next person by F2, names whom it calls, and shows who is here', async () => {
    const { office, user, container } = await open(aDesk({ waiting: [aWaiting(3), aWaiting(4)] }));
    const sent: SentWrite[] = [];
    network.use(
      notedCall(
        'callNextFor',
        () => {
          office.desk = aDesk({ current: CALLED, waiting: [aWaiting(4)] });
          return { finished: false, called: CALLED };
        },
        sent,
      ),
    );
    expect(await main(/Call next.*B 103/)).toBeVisible();
    await user.keyboard('{F2}');
    expect(await screen.findByRole('heading', { name: 'Called, on the way' })).toBeVisible();
    expect(screen.getByText('A 037')).toBeVisible();
    expect(sent.map(({ body }) => body)).toEqual([{ locationId: 2, serviceIds: [7, 8], counter: '5' }]);
    expect(await main(/F4.*At the counter, start/)).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('sends one call for two presses, also while the answer is slow', async () => {
    const { office, user } = await open(aDesk({ waiting: [aWaiting(3)] }));
    const sent: SentWrite[] = [];
    let answer = () => undefined as void;
    const isAnswered = new Promise<void>((resolve) => (answer = resolve));
    network.use(
      fakeCall('callNextFor', async ({ body }) => {
        sent.push({ body, key: null });
        await isAnswered;
        office.desk = aDesk({ current: CALLED });
        return { finished: false, called: CALLED };
      }),
    );
    const button = await main(/Call next/);
    act(() => {
      button.click();
      button.click();
    });
    await user.keyboard('{F2}');
    expect(await main(/Sending/)).toHaveAttribute('aria-disabled', 'true');
    answer();
    expect(await screen.findByRole('heading', { name: 'Called, on the way' })).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  it('disables its keys until it shows the called person [QUE-03]', async () => {
    const { office, user } = await open(aDesk({ waiting: [aWaiting(3)] }));
    const sent: SentWrite[] = [];
    let read = () => undefined as void;
    const isRead = new Promise<void>((resolve) => (read = resolve));
    network.use(
      notedCall('callNextFor', () => ({ finished: false, called: CALLED }), sent),
      fakeCall('desk', async () => {
        await isRead;
        return office.desk;
      }),
    );
    await user.keyboard('{F2}');
    expect(await screen.findByText(/Called A 037/)).toBeVisible();
    office.desk = aDesk({ current: CALLED });
    await user.keyboard('{F2}');
    expect(await main(/Sending/)).toHaveAttribute('aria-disabled', 'true');
    act(read);
    expect(await main(/F4.*At the counter, start/)).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  it('finishes and calls the next in one call', async () => {
    const { user } = await open(aDesk({ current: SERVING, waiting: [aWaiting(3)] }));
    const sent: SentWrite[] = [];
    network.use(notedCall('callNextFor', () => ({ finished: true, called: aWaiting(3) }), sent));
    await user.keyboard('{F2}');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]!.body).toMatchObject({ finish: TICKET_ID });
  });

  it('says which numbers were passed over without an answer', async () => {
    const { user } = await open(aDesk({ current: SERVING, waiting: [aWaiting(3)] }));
    network.use(
      fakeCall('callNextFor', () => ({ finished: true, called: aWaiting(3), passedOver: ['A037'] })),
    );
    await user.keyboard('{F2}');
    expect(
      await screen.findByText(/^\d\d:\d\d Called .+\. Passed over, without an answer: A 037\.$/),
    ).toBeVisible();
  });

  it('says why a key does nothing', async () => {
    const { user } = await open(aDesk({ current: SERVING, waiting: [aWaiting(3)] }));
    await user.keyboard('{F9}');
    expect(await screen.findByText('The person is at the counter already.')).toBeVisible();
  });

  it('calls a person chosen in the list, where Enter only chooses', async () => {
    const { user } = await open(aDesk({ waiting: [aWaiting(3), aWaiting(4)] }));
    const sent: SentWrite[] = [];
    network.use(notedCall('callTicket', () => ({ finished: false, called: aWaiting(4) }), sent));
    const row = screen.getByRole('button', { name: /B 104/, pressed: false });
    act(() => row.focus());
    await user.keyboard('{Enter}');
    expect(await main(/Call next.*B 104/)).toBeVisible();
    expect(sent).toEqual([]);
    await user.keyboard('{F2}');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]!.body).toEqual({ ticketId: aWaiting(4).ticketId, counter: '5' });
  });

  it('calls the chosen next person although another one moved ahead', async () => {
    const { office, user } = await open(aDesk({ waiting: [aWaiting(3)] }));
    const sent: SentWrite[] = [];
    network.use(
      notedCall('callTicket', () => ({ finished: false, called: aWaiting(3) }), sent),
      fakeCall('pauseCounter', ({ body }) => {
        const { paused } = body as { paused: boolean };
        office.desk = aDesk({ isPaused: paused, waiting: [aWaiting(9, { priority: true }), aWaiting(3)] });
        return { paused };
      }),
    );
    await user.click(screen.getByRole('button', { name: /B 103.*Next/ }));
    for (const done of [/Counter paused/, /Counter resumed/]) {
      await user.keyboard('{F10}');
      expect(await screen.findByText(done)).toBeVisible();
    }
    expect(await screen.findByRole('button', { name: /B 109/ })).toBeVisible();
    expect(await main(/Call next.*B 103/)).toBeVisible();
    await user.keyboard('{F2}');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]!.body).toEqual({ ticketId: aWaiting(3).ticketId, counter: '5' });
  });

  it('finishes the visit and calls the chosen person in one call', async () => {
    const { user } = await open(aDesk({ current: SERVING, waiting: [aWaiting(3), aWaiting(4)] }));
    const sent: SentWrite[] = [];
    network.use(notedCall('callTicket', () => ({ finished: true, called: aWaiting(4) }), sent));
    await user.click(screen.getByRole('button', { name: /B 104/, pressed: false }));
    await user.keyboard('{F2}');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]!.body).toEqual({ ticketId: aWaiting(4).ticketId, counter: '5', finish: TICKET_ID });
  });

  it('undoes a missed call', async () => {
    const { office, user } = await open(aDesk({ current: CALLED }));
    const sent: SentWrite[] = [];
    const called = { ticketId: TICKET_ID, jettonCode: 'A037', counter: '5' };
    network.use(
      fakeCall('markAbsent', () => {
        office.desk = aDesk();
        return { done: true };
      }),
      notedCall('recall', () => ({ called }), sent),
    );
    await user.keyboard('{F9}');
    await user.click(await screen.findByRole('button', { name: /^Undo/ }));
    await waitFor(() =>
      expect(sent.map(({ body }) => body)).toEqual([{ ticketId: TICKET_ID, counter: '5' }]),
    );
  });

  it('undoes a finished visit with Ctrl Z, once', async () => {
    const { office, user } = await open(aDesk({ current: SERVING }));
    const sent: SentWrite[] = [];
    network.use(
      fakeCall('markTreated', () => {
        office.desk = aDesk();
        return { done: true };
      }),
      notedCall('reopenVisit', () => ({ visit: (office.desk = aDesk({ current: SERVING })).current! }), sent),
    );
    await user.keyboard('{F3}');
    expect(await screen.findByRole('button', { name: /^Undo/ })).toBeVisible();
    await user.keyboard('{Control>}zz{/Control}');
    expect(await screen.findByRole('heading', { name: 'Being served' })).toBeVisible();
    expect(sent.map(({ body }) => body)).toEqual([{ ticketId: TICKET_ID, counter: '5' }]);
    expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
  });

  it('names an act whose answer was lost, and looks up its outcome', async () => {
    const { office, user } = await open(aDesk({ waiting: [aWaiting(3)] }));
    network.use(fakeCall('callNextFor', () => noConnection()));
    await user.keyboard('{F2}');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('“Call next” is not confirmed');
    expect(await main(/Call next/)).toHaveAttribute('aria-disabled', 'true');
    office.desk = aDesk({ current: CALLED });
    network.use(fakeCall('settleWrite', { outcome: 'done' }), fakeCall('desk', office.desk));
    // The next poll of the desk, which comes every 10 s.
    act(() => window.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByText(/Checked: .* was done\./, undefined, { timeout: 30_000 })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows a refusal with the server’s text, and enables its keys again', async () => {
    const { user } = await open(aDesk({ waiting: [aWaiting(3)] }));
    network.use(fakeCall('callNextFor', () => refusal('counterBusy', 'Somebody is at this counter.')));
    await user.keyboard('{F2}');
    expect(await screen.findByText(/Somebody is at this counter\./)).toBeVisible();
    expect(await main(/Call next/)).not.toHaveAttribute('aria-disabled');
  });
});

describe('the rarer acts of a counter', () => {
  const OTHER_COUNTERS = aSelf({
    queues: aSelf().queues.map((queue) => ({ ...queue, openCounters: ['5', '6'] })),
  });

  it('transfers to one counter with F7, and refuses the same queue without a counter', async () => {
    const { user, container } = await open(aDesk({ current: SERVING }));
    const sent: SentWrite[] = [];
    network.use(
      fakeCall('staffSelf', OTHER_COUNTERS),
      notedCall('transfer', () => ({ visit: aVisit() }), sent),
    );
    await user.keyboard('{F7}');
    const queue = await screen.findByRole('combobox', { name: /To which queue/ });
    await waitFor(() => expect(queue).toHaveFocus());
    expect(await axe(container)).toHaveNoViolations();
    await user.keyboard('{F7}');
    expect(await screen.findByText('Choose a queue first.')).toBeVisible();
    await user.selectOptions(queue, await screen.findByRole('option', { name: /A · Resident card/ }));
    await user.keyboard('{F7}');
    expect(await screen.findByText(/their own queue: choose a counter/)).toBeVisible();
    const counter = screen.getByRole('combobox', { name: /To which counter/ });
    expect(within(counter).queryByRole('option', { name: 'Counter 5' })).not.toBeInTheDocument();
    await user.selectOptions(counter, 'Counter 6');
    await user.keyboard('{F7}');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]!.body).toEqual({ ticketId: TICKET_ID, serviceId: 7, locationId: 2, counter: '6' });
  });

  it('cancels with Shift F9 and a reason, in one call for several presses', async () => {
    const { user } = await open(aDesk({ current: CALLED }));
    const sent: SentWrite[] = [];
    network.use(notedCall('cancelVisit', () => ({ visit: aVisit({ state: 'cancelled' }) }), sent));
    await user.keyboard('{Shift>}{F9}{F9}{/Shift}');
    expect(await screen.findByText('Write why, so that they know.')).toBeVisible();
    expect(sent).toEqual([]);
    await user.type(screen.getByRole('textbox', { name: /Why/ }), 'The printer broke');
    await user.keyboard('{Shift>}{F9}{F9}{/Shift}');
    expect(await screen.findByText(/A 037 cancelled; whoever gave a mobile number is told/)).toBeVisible();
    expect(sent.map(({ body }) => body)).toEqual([{ ticketId: TICKET_ID, note: 'The printer broke' }]);
  });

  it('shows the history with Shift F7, also of a chosen person, and closes it with Esc', async () => {
    const { user, container } = await open(aDesk({ waiting: [aWaiting(2), aWaiting(3)] }));
    network.use(
      fakeCall('counterTicketHistory', [
        { at: '2026-12-01T01:12:00Z', event: 'taken', counter: '', role: 'kiosk', by: 'Hall 2' },
        { at: '2026-12-01T01:26:00Z', event: 'called', counter: '5', role: 'clerk', by: 'Ana Ribeiro' },
      ]),
    );
    await user.keyboard('{Shift>}{F7}{/Shift}');
    expect(await screen.findByText(/nobody is chosen in the lists/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^B 103/ }));
    await user.keyboard('{Shift>}{F7}{/Shift}');
    const history = within(await screen.findByRole('region', { name: 'History of B 103' }));
    expect(await history.findByText('Counter Ana Ribeiro')).toBeVisible();
    expect(history.getByText('Called · Counter 5')).toBeVisible();
    expect(history.getByText('Kiosk Hall 2')).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: 'History of B 103' })).not.toBeInTheDocument();
  });
});

describe('the answers of a person', () => {
  it('is shown during the visit, the ID number only on request', async () => {
    const { user } = await open(aDesk({ current: SERVING }));
    const sent: SentWrite[] = [];
    network.use(notedCall('visitIdNumber', () => ({ idNumber: '12345678' }), sent));
    expect(await screen.findByText('It expires soon')).toBeVisible();
    expect(screen.getByText('•••••45(6)')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /Show for 15 s/ }));
    expect(await screen.findByText('12345678')).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  it('is closed while the counter is paused', async () => {
    await open(aDesk({ current: SERVING, isPaused: true }));
    expect(screen.getByText('Closed')).toBeVisible();
    expect(screen.queryByText('It expires soon')).not.toBeInTheDocument();
  });
});

describe('a counter without a connection', () => {
  it('says since when, and disables its keys', async () => {
    const { bridge } = await open(aDesk({ waiting: [aWaiting(3)] }));
    act(() => bridge.setOnline(false));
    expect(await screen.findByText(/No connection for/)).toBeVisible();
    expect(await main(/Call next/)).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('a device without a counter', () => {
  it('asks once for the counter and its queues, and opens it', async () => {
    localStorage.clear();
    const sent: SentWrite[] = [];
    network.use(
      fakeCall('staffSelf', aSelf()),
      fakeCall('desk', aDesk()),
      fakeCall('officeCounters', theCounters()),
      notedCall('openCounter', () => ({ openCounter: 1 }), sent),
    );
    const { user, container } = await renderRoute('/staff/counter', definition, { session: STAFF });
    await user.click(await screen.findByRole('button', { name: 'Open the counter' }));
    expect(await screen.findByText('Choose the counter.')).toBeVisible();
    await user.selectOptions(await screen.findByRole('combobox', { name: /^Counter/ }), '12A');
    await user.click(screen.getByRole('checkbox', { name: /Passport/ }));
    expect(await axe(container)).toHaveNoViolations();
    await user.click(screen.getByRole('button', { name: 'Open the counter' }));
    expect(await screen.findByText('Nobody is waiting')).toBeVisible();
    // Queue 7 is what the counter usually serves.
    expect(sent.map(({ body }) => body)).toEqual(
      [7, 8].map((serviceId) => ({ locationId: 2, serviceId, counter: '12A' })),
    );
    expect(JSON.parse(localStorage.getItem('vez.staff.counter')!)).toEqual({
      locationId: 2,
      counter: '12A',
      serviceIds: [7, 8],
    });
  });

  it('asks the supervisor for a list where the office has none', async () => {
    localStorage.clear();
    network.use(fakeCall('staffSelf', aSelf()), fakeCall('officeCounters', theCounters({ counters: [] })));
    await renderRoute('/staff/counter', definition, { session: STAFF });
    expect(await screen.findByText('Ask your supervisor to add it.')).toBeVisible();
  });
});

describe('a user without access', () => {
  it('is asked to log in as staff', async () => {
    const { bridge, user } = await renderRoute('/staff/counter', definition);
    const login = jest.spyOn(bridge.auth, 'login');
    await user.click(await screen.findByRole('button', { name: 'Log in' }));
    expect(login).toHaveBeenCalledWith('staff', '/staff?to=counter');
  });

  it('sees a refusal as a citizen or in another role', async () => {
    network.use(fakeCall('staffSelf', aSelf({ role: 'receptionist' })));
    await renderRoute('/staff/counter', definition, { session: STAFF });
    expect(await screen.findByRole('link', { name: 'My pages' })).toBeVisible();
  });
});

describe('the aside', () => {
  it('lists late bookings, those of the next hour, and parked visits', async () => {
    const at = (end: number, time: string, state: 'booked' | 'late' | 'served') =>
      aWaiting(end, { kind: 'booking', time, state, arrivedAt: null });
    await open(
      aDesk({
        appointments: [at(1, '09:15', 'late'), at(2, '09:45', 'booked'), at(3, '08:00', 'served')],
        parked: [aVisit({ state: 'parked', jettonCode: 'A031' })],
      }),
    );
    const aside = within(screen.getByRole('region', { name: 'Appointments' }));
    expect(aside.getByRole('button', { name: /09:15.*Late/ })).toBeVisible();
    expect(aside.getByRole('button', { name: /09:45/ })).toBeVisible();
    expect(aside.queryByRole('button', { name: /08:00/ })).not.toBeInTheDocument();
    const parked = within(screen.getByRole('region', { name: 'Parked' }));
    expect(parked.getByText('A 031')).toBeVisible();
  });
});
