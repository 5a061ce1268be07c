import { act, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { fakeCall, fakeNetwork, refusal, renderRoute } from '@vez/shared/testing';
import { definition } from '../../definition';
import { aNumber, PHONE, ticketStatus, TICKET_ID } from '../../testing/tickets';

const network = fakeNetwork();
const NOW = new Date('2026-12-01T01:31:00Z');
const ABSENT = { progress: 'absent', counterName: '5', cancellable: false, rejoinSeconds: 1_290 } as const;

const open = (around: Parameters<typeof renderRoute>[2] = {}) =>
  renderRoute(`/success?ticket=${TICKET_ID}`, definition, {
    session: PHONE,
    advanceTimers: jest.advanceTimersByTime,
    ...around,
  });
const backButton = () => screen.findByRole('button', { name: 'I am back' });

describe('a citizen who missed the call', () => {
  let mine = aNumber(ABSENT);
  beforeEach(() => {
    localStorage.clear();
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'], now: NOW });
    mine = aNumber(ABSENT);
    network.use(
      fakeCall('ticketById', () => mine),
      fakeCall('waitingInfoOfTicket', () =>
        ticketStatus({
          progress: mine.progress,
          waitCount: mine.waitCount,
          rejoinSeconds: mine.rejoinSeconds,
          counterName: mine.counterName,
        }),
      ),
    );
  });
  afterEach(() => jest.useRealTimers());

  it('sees how to rejoin, and for how long [TIX-31]', async () => {
    const { container } = await open();
    expect(await backButton()).toBeVisible();
    expect(screen.getByText('Absent')).toBeVisible();
    expect(screen.getByText(/keep A 037 and wait again, behind the next three/)).toBeVisible();
    expect(screen.getByRole('timer')).toHaveTextContent('21 min 30 s left');
    expect(screen.queryByRole('button', { name: 'Cancel this ticket' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Book or take a number again' })).toBeVisible();
    mine = aNumber({ ...ABSENT, rejoinSeconds: 1_260 });
    await act(() => jest.advanceTimersByTimeAsync(10_100));
    expect(screen.getByRole('timer')).toHaveTextContent(/^20 min 5\d s left$/);
    jest.useRealTimers();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('counts the time down without the network, and hears it at 10, 5 and 1 minutes', async () => {
    const { bridge } = await open();
    await backButton();
    act(() => bridge.setOnline(false));
    const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1_000));
    network.use(fakeCall('waitingInfoOfTicket', () => new Response(null, { status: 503 })));
    await pass(60);
    expect(screen.getByRole('timer')).toHaveTextContent('20 min 30 s left');
    expect(said()).not.toContainEqual(expect.stringMatching(/left/));
    await pass(631);
    expect(said()).toContain('10 minutes left');
    await pass(600);
    expect(said()).toContain('1 minute left');
  });

  it('confirms first, then waits with the same number', async () => {
    const asked = jest.fn();
    network.use(
      fakeCall('rejoin', ({ params }) => {
        asked(params.id);
        mine = aNumber({ waitCount: 3, checkedIn: true });
        return ticketStatus({ waitCount: 3 });
      }),
    );
    const { bridge, user } = await open();
    await user.click(await backButton());
    expect(bridge.trace.confirmations).toEqual([expect.objectContaining({ title: 'Are you back?' })]);
    expect(await screen.findByText('You are back in the queue, with the same number.')).toBeVisible();
    await waitFor(() => expect(document.activeElement).toHaveTextContent('You are back in the queue'));
    expect(screen.getByText(/people ahead/)).toHaveTextContent('3 people ahead');
    expect(screen.getByText('A 037', { selector: 'article h2 span' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'I am back' })).not.toBeInTheDocument();
    expect(asked.mock.calls).toEqual([[TICKET_ID]]);
    expect(bridge.trace.published).toContainEqual({ name: 'ticket/edited', fact: { ticketId: TICKET_ID } });
  });

  it('stays absent on cancel', async () => {
    const { user } = await open({ confirms: false });
    await user.click(await backButton());
    expect(screen.getByText('Absent')).toBeVisible();
    expect(await backButton()).not.toHaveAttribute('aria-disabled');
  });

  it('sees why rejoining was refused', async () => {
    network.use(fakeCall('rejoin', () => refusal('queueClosed', 'This queue is closed now.')));
    const { user } = await open();
    await user.click(await backButton());
    expect(await screen.findByText(/This queue is closed now/)).toBeVisible();
  });

  it('sees offline why the button is disabled', async () => {
    const { bridge, user } = await open();
    const button = await backButton();
    act(() => bridge.setOnline(false));
    expect(button).toHaveAccessibleDescription(/There is no connection/);
    await user.click(button);
    expect(bridge.trace.confirmations).toEqual([]);
  });

  it('needs a new number once the 30 minutes are over [TIX-31]', async () => {
    await open();
    await backButton();
    mine = aNumber({ progress: 'absent', cancellable: false });
    await act(() => jest.advanceTimersByTimeAsync(10_100));
    expect(screen.getByText(/This number is no longer valid/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'I am back' })).not.toBeInTheDocument();
  });

  it('sees at once when the counter calls again [TIX-33]', async () => {
    await open();
    await backButton();
    mine = aNumber({ progress: 'called', counterName: '' });
    await act(() => jest.advanceTimersByTimeAsync(10_100));
    expect(await screen.findByRole('alert')).toHaveTextContent('It is your turn');
  });
});
