import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import type { MyTicket } from '@vez/shared/contracts/client';
import { fakeCall, fakeNetwork, notedCall, refusal, renderRoute, type SentWrite } from '@vez/shared/testing';
import { definition } from '../../definition';
import { aNumber, PHONE, ticketStatus, TICKET_ID } from '../../testing/tickets';

const network = fakeNetwork();

describe('a number whose office asks if its holder is here', () => {
  let mine: MyTicket;
  let status: ReturnType<typeof ticketStatus>;
  beforeEach(() => {
    localStorage.clear();
    mine = aNumber({ waitCount: 2, asksArrival: true, canCheckIn: true });
    status = ticketStatus({ waitCount: 2, asksArrival: true, canCheckIn: true });
    network.use(
      fakeCall('ticketById', () => mine),
      fakeCall('waitingInfoOfTicket', () => status),
    );
  });
  const open = (around: Parameters<typeof renderRoute>[2] = {}) =>
    renderRoute(`/success?ticket=${TICKET_ID}`, definition, { session: PHONE, ...around });
  const question = () => screen.findByRole('region', { name: 'Are you here?' });
  const yes = () => screen.findByRole('button', { name: 'I am here' });

  it('asks above the code, with one filled button on the page and in its title [SHL-08]', async () => {
    const { bridge, container } = await open();
    expect(await question()).toContainElement(await yes());
    expect((await question()).compareDocumentPosition(screen.getByRole('img', { name: /QR code/ }))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(await yes()).toHaveAccessibleDescription(
      /China Plaza will soon call A 037\. Say that you are there/,
    );
    expect(screen.queryByRole('button', { name: 'I have arrived' })).not.toBeInTheDocument();
    const directions = screen.getByRole('button', { name: 'Get directions' });
    expect(directions.className).not.toBe((await yes()).className);
    await waitFor(() => expect(bridge.trace.titles.at(-1)).toBe('Are you here?'));
    expect(await axe(container)).toHaveNoViolations();
  });

  it('checks the holder in once for two taps, and the focus follows', async () => {
    const sent: SentWrite[] = [];
    const arrived = { asksArrival: undefined, canCheckIn: false, visitState: 'arrived' } as const;
    network.use(
      notedCall(
        'checkIn',
        () => {
          mine = { ...mine, ...arrived, checkedIn: true };
          status = { ...status, ...arrived };
          return status;
        },
        sent,
      ),
    );
    const { user } = await open();
    await user.dblClick(await yes());
    const said = await screen.findByText('You said that you are here.');
    await waitFor(() => expect(said).toHaveFocus());
    expect(screen.queryByRole('region', { name: 'Are you here?' })).not.toBeInTheDocument();
    expect(sent).toHaveLength(1);
  });

  it('says that it was too late, and shows the way back', async () => {
    const { user } = await open();
    const button = await yes();
    const passed = {
      progress: 'absent',
      rejoinSeconds: 1_700,
      asksArrival: undefined,
      counterName: '',
    } as const;
    mine = { ...mine, ...passed };
    status = { ...status, ...passed };
    network.use(fakeCall('checkIn', () => refusal('ticketNotActive', 'This ticket is no longer active.')));
    await user.click(button);
    expect(
      await screen.findByText(/You did not say that you are here, so A 037 was passed over/),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'I am back' })).toBeVisible();
  });

  it('asks again when a check-in was undone, and nothing without the question', async () => {
    mine = { ...mine, asksArrival: undefined };
    status = { ...status, asksArrival: undefined };
    await open();
    expect(await screen.findByRole('button', { name: 'I have arrived' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Are you here?' })).not.toBeInTheDocument();
  });
});
