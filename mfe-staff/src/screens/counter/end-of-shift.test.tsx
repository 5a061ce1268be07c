import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { fakeCall, notedCall, refusal, type SentWrite } from '@vez/shared/testing';
import { atCounter } from '../../testing/at-counter';
import { aCounter, aDesk, aSelf, aWaiting, CALLED, SERVING, theCounters } from '../../testing/office';

const { network, open } = atCounter();
const PARKED = aWaiting(3, { state: 'parked', counter: '5' });
const SENT = aWaiting(4);
const busy = aCounter('5', { openFor: [7, 8], current: CALLED, parked: [PARKED], sent: [SENT] });
const other = aCounter('6', { openFor: [SENT.serviceId] });

describe('the end of a shift', () => {
  it('asks what becomes of everyone at the counter, and closes it by keys alone [QUE-16]', async () => {
    const { office, user, container } = await open(aDesk({ current: CALLED, parked: [PARKED] }));
    const sent: SentWrite[] = [];
    network.use(
      fakeCall('officeCounters', theCounters({ counters: [busy, other, aCounter('7')] })),
      notedCall(
        'leaveCounter',
        () => {
          office.desk = aDesk({ isOpen: false, queues: [] });
          return { people: [] };
        },
        sent,
      ),
    );
    await user.keyboard('{Shift>}{F6}{/Shift}');
    expect(await screen.findByRole('dialog', { name: 'Close counter 5?' })).toBeVisible();
    const called = await screen.findByRole('combobox', { name: /A 037 is at this counter/ });
    expect(await axe(container)).toHaveNoViolations();
    // The keys of the page rest.
    await user.keyboard('{F4}');
    await user.keyboard('{Shift>}{F6}{/Shift}');
    expect(await screen.findByText('Choose what becomes of this person.')).toBeVisible();
    await user.selectOptions(called, 'Back to the front of the queue');
    await user.selectOptions(
      screen.getByRole('combobox', { name: /Parked here: B 103/ }),
      'Back to the front of their queue',
    );
    await user.selectOptions(
      screen.getByRole('combobox', { name: /Sent to this counter: B 104/ }),
      'Counter 6',
    );
    await user.keyboard('{Shift>}{F6}{/Shift}');
    expect(await screen.findByRole('heading', { name: 'Counter 5 is closed' })).toBeVisible();
    expect(sent.map(({ body }) => body)).toEqual([
      { locationId: 2, counter: '5', called: 'back', parked: 'back', sentTo: '6' },
    ]);
  });

  it('cannot miss a person who is being served, and says who is left alone', async () => {
    const { user } = await open(aDesk({ current: SERVING }));
    const serving = aCounter('5', { openFor: [7, 8], current: SERVING });
    network.use(
      fakeCall('officeCounters', theCounters({ counters: [serving, aCounter('6', { openFor: [8] })] })),
    );
    await user.click(screen.getByRole('button', { name: /Close the counter/ }));
    expect(
      await screen.findByText('No other counter serves A · Resident card renewal; 12 waiting.'),
    ).toBeVisible();
    expect(screen.queryByText(/No other counter serves B/)).not.toBeInTheDocument();
    expect(screen.queryByRole('option', { name: /Missed/ })).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('shows a refusal, and can be tried again', async () => {
    const { user } = await open(aDesk());
    network.use(fakeCall('leaveCounter', () => refusal('counterBusy', 'Somebody is at this counter.')));
    await user.click(screen.getByRole('button', { name: /Close the counter/ }));
    expect(await screen.findByText(/Nobody is at this counter, parked/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Close counter 5/ }));
    expect(await screen.findByText(/Somebody is at this counter/)).toBeVisible();
    expect(screen.getByRole('button', { name: /^Close counter 5/ })).toBeEnabled();
  });

  it('is asked for before logging out, while the user has an open counter', async () => {
    const { bridge, user } = await open(aDesk());
    const sent: SentWrite[] = [];
    network.use(
      fakeCall('staffSelf', aSelf({ holds: [{ locationId: 2, counter: '5' }] })),
      notedCall('leaveCounter', () => ({ people: [] }), sent),
    );
    const logOut = jest.spyOn(bridge.auth, 'logout');
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    await user.click(await screen.findByRole('button', { name: 'Close counter 5 and log out' }));
    expect(await screen.findByRole('button', { name: 'Log in' })).toBeVisible();
    expect(logOut).toHaveBeenCalledTimes(1);
    expect(sent).toHaveLength(1);
  });

  it('can be left to others: the counter stays open', async () => {
    const { bridge, user } = await open(aDesk());
    network.use(fakeCall('staffSelf', aSelf({ holds: [{ locationId: 2, counter: '5' }] })));
    const logOut = jest.spyOn(bridge.auth, 'logout');
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    await user.click(await screen.findByRole('button', { name: 'Log out and leave it open' }));
    expect(await screen.findByRole('button', { name: 'Log in' })).toBeVisible();
    expect(logOut).toHaveBeenCalledTimes(1);
  });

  it('needs no question without a counter', async () => {
    const { bridge, user } = await open(aDesk());
    const logOut = jest.spyOn(bridge.auth, 'logout');
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    expect(await screen.findByRole('button', { name: 'Log in' })).toBeVisible();
    expect(logOut).toHaveBeenCalledTimes(1);
  });
});
