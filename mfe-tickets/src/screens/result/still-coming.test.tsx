import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import type { MyTicket } from '@vez/shared/contracts/client';
import { fakeCall, fakeNetwork, notedCall, refusal, renderRoute, type SentWrite } from '@vez/shared/testing';
import { definition } from '../../definition';
import { aBooking, PHONE, ticketStatus, TICKET_ID } from '../../testing/tickets';

const network = fakeNetwork();
const TITLE = 'Are you still coming?';

describe('a booking whose reminder was sent', () => {
  let mine: MyTicket;
  beforeEach(() => {
    localStorage.clear();
    mine = aBooking({ coming: 'asked' });
    network.use(
      fakeCall('ticketById', () => mine),
      fakeCall('waitingInfoOfTicket', ticketStatus({ progress: 'booked' })),
    );
  });
  const open = (around: Parameters<typeof renderRoute>[2] = {}) =>
    renderRoute(`/success?ticket=${TICKET_ID}`, definition, { session: PHONE, ...around });
  const yes = () => screen.findByRole('button', { name: 'Yes, I’m coming' });
  const no = () => screen.findByRole('button', { name: 'I can’t come' });
  const question = () => screen.queryByRole('heading', { name: TITLE });

  it('asks above the code, with one filled button on the page [TIX-12]', async () => {
    const { container } = await open();
    expect(await screen.findByRole('region', { name: TITLE })).toContainElement(await yes());
    expect(question()!.compareDocumentPosition(screen.getByRole('img', { name: /QR code/ }))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(await no()).toHaveAccessibleDescription('If you can’t, your time goes to someone else.');
    const looks = [await yes(), await no(), screen.getByRole('button', { name: 'Get directions' })];
    const [filled, outline, directions] = looks.map(({ className }) => className);
    expect(directions).toBe(outline);
    expect(filled).not.toBe(outline);
    expect(await axe(container)).toHaveNoViolations();
  });

  it('waits while an earlier time is offered, which ends within minutes [TIX-13]', async () => {
    const offer = { offerId: 'o', date: '02/12/2026', time: '09:00', locationName: 'China Plaza' };
    const held = { isOtherOffice: false, until: '2026-12-02T01:31:00Z', secondsLeft: 600 };
    mine = aBooking({ coming: 'asked', earlier: { state: 'paused', offer: { ...offer, ...held } } });
    await open();
    expect(await screen.findByRole('button', { name: /^Take/ })).toBeVisible();
    expect(question()).not.toBeInTheDocument();
    expect(screen.queryByText('You said you are coming')).not.toBeInTheDocument();
  });

  it('sends a yes once for two taps, keeps it in view, and the focus follows', async () => {
    const sent: SentWrite[] = [];
    network.use(
      notedCall(
        'confirmComing',
        () => {
          mine = aBooking({ coming: 'confirmed' });
          return mine;
        },
        sent,
      ),
    );
    const { bridge, user, container } = await open();
    await user.dblClick(await yes());
    const said = await screen.findByText('You said you are coming');
    expect(said).toHaveFocus();
    expect(question()).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Cancel this booking' })).toBeVisible();
    expect(sent).toHaveLength(1);
    expect(bridge.trace.published).toContainEqual({ name: 'ticket/edited', fact: { ticketId: TICKET_ID } });
    expect(await axe(container)).toHaveNoViolations();
  });

  it('asks for a confirmation after a no, as at the end of the page [TIX-23]', async () => {
    const { bridge, user } = await open({ confirms: false });
    await user.dblClick(await no());
    await waitFor(() =>
      expect(bridge.trace.confirmations).toEqual([
        expect.objectContaining({ title: 'Cancel this booking?', confirm: 'Yes, cancel', danger: true }),
      ]),
    );
    expect(question()).toBeVisible();
  });

  it('is cancelled by a confirmed no [TIX-12]', async () => {
    const sent: SentWrite[] = [];
    network.use(
      notedCall(
        'cancelTicket',
        () => {
          mine = aBooking({ progress: 'cancelled', cancellable: false });
          return { cancelled: true };
        },
        sent,
      ),
    );
    const { user } = await open();
    await user.click(await no());
    expect(await screen.findByText(/You cancelled it/)).toBeVisible();
    await waitFor(() => expect(question()).not.toBeInTheDocument());
    expect(sent).toHaveLength(1);
  });

  it('waits for a connection', async () => {
    const { bridge, user } = await open({ confirms: false });
    const button = await yes();
    act(() => bridge.setOnline(false));
    await waitFor(() =>
      expect(button).toHaveAccessibleDescription('There is no connection. Your booking stays as it is.'),
    );
    await user.click(button);
    await user.click(await no());
    expect(bridge.trace.confirmations).toEqual([]);
    expect(question()).toBeVisible();
  });

  it('can be answered again after a failure [ERR-17]', async () => {
    network.use(fakeCall('confirmComing', () => refusal('ticketNotActive', 'Try again')));
    const { user } = await open();
    await user.click(await yes());
    const failed = () => within(screen.getByRole('article')).queryByText(/Try again/);
    await waitFor(() => expect(failed()).toBeVisible());
    network.use(
      fakeCall('confirmComing', () => {
        mine = aBooking({ coming: 'confirmed' });
        return mine;
      }),
    );
    // A second tap within a second is ignored.
    await waitFor(async () => {
      await user.click(await yes());
      expect(screen.getByText('You said you are coming')).toHaveFocus();
    });
    expect(failed()).not.toBeInTheDocument();
  });

  it('shows what is left if it was cancelled elsewhere', async () => {
    network.use(
      fakeCall('confirmComing', () => {
        mine = aBooking({ progress: 'cancelled', cancellable: false });
        return refusal('ticketNotActive', 'This ticket is no longer waiting.');
      }),
    );
    const { user } = await open();
    await user.click(await yes());
    expect(await screen.findByText(/This ticket is no longer waiting/)).toBeVisible();
    await waitFor(() => expect(question()).not.toBeInTheDocument());
    expect(screen.queryByRole('button', { name: 'Yes, I’m coming' })).not.toBeInTheDocument();
  });

  it('shows on another device that its holder is coming', async () => {
    mine = aBooking({ coming: 'confirmed' });
    await open();
    expect(await screen.findByText('You said you are coming')).toBeVisible();
    expect(screen.getByText('You said you are coming')).not.toHaveFocus();
    expect(question()).not.toBeInTheDocument();
  });
});
