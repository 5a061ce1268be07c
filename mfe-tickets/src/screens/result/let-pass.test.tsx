import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import type { MyTicket } from '@vez/shared/contracts/client';
import { fakeCall, fakeNetwork, notedCall, refusal, renderRoute, type SentWrite } from '@vez/shared/testing';
import { definition } from '../../definition';
import { aNumber, PHONE, ticketStatus, TICKET_ID } from '../../testing/tickets';

const network = fakeNetwork();

describe('the holder of a number with people behind it', () => {
  let mine: MyTicket;
  beforeEach(() => {
    localStorage.clear();
    mine = aNumber({ waitCount: 1, mayLetPass: 3 });
    network.use(
      fakeCall('ticketById', () => mine),
      fakeCall('waitingInfoOfTicket', () => {
        const { waitCount, mayLetPass, progress } = mine;
        return ticketStatus({ waitCount, mayLetPass, progress });
      }),
    );
  });
  const open = () => renderRoute(`/success?ticket=${TICKET_ID}`, definition, { session: PHONE });
  const letPass = () => screen.findByRole('button', { name: 'Let others go first' });

  it('lets them go first once, after a confirmation', async () => {
    const sent: SentWrite[] = [];
    network.use(
      notedCall(
        'letPass',
        () => {
          mine = { ...mine, waitCount: 4, mayLetPass: undefined };
          return ticketStatus({ waitCount: 4 });
        },
        sent,
      ),
    );
    const { bridge, container, user } = await open();
    await user.click(await letPass());
    const { title, text } = bridge.trace.confirmations.at(-1)!;
    expect(title).toBe('Let others go first?');
    expect(text).toBe('Keep A 037 and wait behind the next 3 people. You cannot go forward again.');
    expect(await screen.findByText('4')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Let others go first' })).toBeNull());
    expect(sent).toHaveLength(1);
    expect(await axe(container)).toHaveNoViolations();
  });

  it('says why it was refused', async () => {
    network.use(fakeCall('letPass', () => refusal('nobodyBehind', 'Nobody waits behind you.')));
    const { user } = await open();
    await user.click(await letPass());
    expect(await screen.findByText(/Nobody waits behind you/)).toBeVisible();
  });

  it('has no such button with nobody behind', async () => {
    mine = aNumber({ waitCount: 1 });
    await open();
    expect(await screen.findByRole('button', { name: 'Get directions' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Let others go first' })).toBeNull();
  });
});
