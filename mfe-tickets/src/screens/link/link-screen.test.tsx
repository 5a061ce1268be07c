import { act, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { ApiError } from '@vez/shared/api-error';
import type { LinkedTicket, MyTicket } from '@vez/shared/contracts/client';
import { fakeCall, fakeNetwork, refusal, renderRoute, systemFailure } from '@vez/shared/testing';
import { definition } from '../../definition';
import { aBooking, PERSON, ticketStatus, TICKET_ID } from '../../testing/tickets';

const network = fakeNetwork();
const CODE = '261201ABCDEFGH1aaaaaaaaaaa';

const serve = (mine: MyTicket) =>
  network.use(
    fakeCall('ticketById', mine),
    fakeCall('waitingInfoOfTicket', ticketStatus({ progress: mine.progress })),
  );
const open = (
  linked: LinkedTicket | Error,
  around: Parameters<typeof renderRoute>[2] = {},
  hash = `#${CODE}`,
) =>
  renderRoute(`/t${hash}`, definition, {
    openTicketLink: async () => {
      if (linked instanceof Error) throw linked;
      return linked;
    },
    ...around,
  });
const refused = (reason: 'linkOver' | 'linkReplaced' | 'linkWrong') =>
  new ApiError({ kind: 'refused', code: 602, reason, serverMessage: '' }, '');

beforeEach(() => localStorage.clear());

describe('the link of a message', () => {
  it('opens its ticket without a login, and says what it can do [TIX-01] [TIX-12]', async () => {
    serve(aBooking());
    const { container, bridge } = await open({ ticketId: TICKET_ID, mayChange: true });
    expect(await screen.findByText('Opened by a link, without a login')).toBeVisible();
    expect(bridge.trace.linksOpened).toEqual([CODE]);
    // The code stays neither in the address nor in the history.
    expect(bridge.trace.visited).toEqual([`/success?ticket=${TICKET_ID}`]);
    expect(window.location.hash).toBe('');
    expect(screen.getByText(/^This link opens this ticket only/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Cancel this booking' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /favourite/i })).not.toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('keeps nothing of the ticket on the device, which may be that of another person', async () => {
    serve(aBooking());
    await open({ ticketId: TICKET_ID, mayChange: true }, { session: PERSON });
    await screen.findByText('Opened by a link, without a login');
    expect(localStorage.getItem('vez.own.tickets')).toBeNull();
  });

  it('that only shows the ticket offers no act, and no code', async () => {
    const mine = aBooking();
    const ticket = { ...mine.ticket, qrcodeImg: '' };
    serve({ ...mine, editable: false, cancellable: false, canCheckIn: false, ticket });
    await open({ ticketId: TICKET_ID, mayChange: false });
    expect(await screen.findByText('Shown by a link')).toBeVisible();
    expect(screen.getByText(/until the end of the day/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cancel this booking' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Change' })).not.toBeInTheDocument();
    expect(screen.queryByRole('img', { name: 'QR code of the ticket' })).not.toBeInTheDocument();
  });

  it.each([
    ['linkOver', 'This link is no longer valid'],
    ['linkReplaced', 'A newer message has replaced this link'],
    ['linkWrong', 'This link is not complete'],
  ] as const)('says why it opens nothing: %s', async (reason, title) => {
    const { container } = await open(refused(reason));
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByText(/^Open the newest message/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'My tickets' })).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('gives way to another one that is opened in the same tab', async () => {
    serve(aBooking());
    const openTicketLink = async (code: string) => {
      if (code === CODE) throw refused('linkReplaced');
      return { ticketId: TICKET_ID, mayChange: true };
    };
    const { bridge } = await open({ ticketId: TICKET_ID, mayChange: true }, { openTicketLink });
    await screen.findByText('A newer message has replaced this link');
    act(() => {
      window.history.replaceState({}, '', '/t#newer');
      window.dispatchEvent(new HashChangeEvent('hashchange'));
    });
    expect(await screen.findByText('Opened by a link, without a login')).toBeVisible();
    expect(bridge.trace.linksOpened).toEqual([CODE, 'newer']);
  });

  it('without its code is not complete, and asks nothing', async () => {
    const { bridge } = await open({ ticketId: TICKET_ID, mayChange: true }, {}, '');
    expect(await screen.findByText('This link is not complete')).toBeVisible();
    expect(bridge.trace.linksOpened).toEqual([]);
  });

  it('can be tried again after a failure', async () => {
    serve(aBooking());
    let tries = 0;
    const openTicketLink = async () => {
      tries += 1;
      if (tries === 1) throw new ApiError({ kind: 'unreachable' }, '');
      return { ticketId: TICKET_ID, mayChange: true };
    };
    const { user } = await open({ ticketId: TICKET_ID, mayChange: true }, { openTicketLink });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Opened by a link, without a login')).toBeVisible();
  });

  it('says on its page that it has ended once the ticket is over', async () => {
    serve(aBooking());
    const { bridge } = await open({ ticketId: TICKET_ID, mayChange: true });
    await screen.findByText('Opened by a link, without a login');
    network.use(fakeCall('ticketById', () => refusal('linkOver', 'This link is no longer valid.')));
    bridge.events.publish('ticket/edited', { ticketId: TICKET_ID });
    await waitFor(() => expect(screen.getByText('This link is no longer valid')).toBeVisible());
    expect(screen.queryByRole('button', { name: 'Cancel this booking' })).not.toBeInTheDocument();
  });

  it('shows a failure of the ticket itself as any other', async () => {
    network.use(fakeCall('ticketById', () => systemFailure()));
    await open({ ticketId: TICKET_ID, mayChange: true });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
