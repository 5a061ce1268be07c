import { screen, waitFor } from '@testing-library/react';
import { fakeCall, notedCall, systemFailure, type SentWrite } from '@vez/shared/testing';
import { atCounter } from '../../testing/at-counter';
import { aDesk, aVisit, aWaiting, CALLED, TICKET_ID } from '../../testing/office';

const { network, open } = atCounter();

beforeEach(() => network.use(fakeCall('settleWrite', { outcome: 'notDone' })));

describe('a repeated act of a counter', () => {
  it('calls the same chosen person, not the first in line [FLT-67]', async () => {
    const { user } = await open(aDesk({ waiting: [aWaiting(3), aWaiting(4)] }));
    network.use(fakeCall('callTicket', () => systemFailure(601)));
    await user.click(screen.getByRole('button', { name: /B 104/, pressed: false }));
    await user.keyboard('{F2}');
    expect(await screen.findByText(/notDone/)).toBeVisible();
    const sent: SentWrite[] = [];
    network.use(notedCall('callTicket', () => ({ finished: false, called: aWaiting(4) }), sent));
    await user.keyboard('{F2}');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]!.body).toMatchObject({ ticketId: aWaiting(4).ticketId });
  });

  it('undoes a missed call [FLT-67]', async () => {
    const { office, user } = await open(aDesk({ current: CALLED }));
    network.use(
      fakeCall('markAbsent', () => {
        office.desk = aDesk();
        return { done: true };
      }),
      fakeCall('recall', () => systemFailure(601)),
    );
    await user.keyboard('{F9}');
    await user.click(await screen.findByRole('button', { name: /^Undo/ }));
    expect(await screen.findByText(/notDone/)).toBeVisible();
    const sent: SentWrite[] = [];
    const called = { ticketId: TICKET_ID, jettonCode: 'A037', counter: '5' };
    network.use(notedCall('recall', () => ({ called }), sent));
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it('keeps the reason of a cancellation and the queue of a transfer [FLT-67]', async () => {
    const { user } = await open(aDesk({ current: CALLED }));
    network.use(
      fakeCall('cancelVisit', () => systemFailure(601)),
      fakeCall('transfer', () => systemFailure(601)),
    );
    await user.keyboard('{Shift>}{F9}{/Shift}');
    await user.type(await screen.findByRole('textbox', { name: /Why/ }), 'The printer broke');
    await user.keyboard('{Shift>}{F9}{/Shift}');
    expect(await screen.findByText(/notDone/)).toBeVisible();
    const sent: SentWrite[] = [];
    network.use(notedCall('cancelVisit', () => ({ visit: aVisit({ state: 'cancelled' }) }), sent));
    await user.keyboard('{Shift>}{F9}{/Shift}');
    await waitFor(() => expect(sent[0]?.body).toEqual({ ticketId: TICKET_ID, note: 'The printer broke' }));
    await waitFor(() => expect(screen.queryByRole('textbox', { name: /Why/ })).not.toBeInTheDocument());

    await user.keyboard('{F7}');
    const queue = await screen.findByRole('combobox', { name: /To which queue/ });
    await user.selectOptions(queue, await screen.findByRole('option', { name: /B · Passport/ }));
    await user.keyboard('{F7}');
    expect(await screen.findByText(/notDone/)).toBeVisible();
    network.use(notedCall('transfer', () => ({ visit: aVisit() }), sent));
    await user.keyboard('{F7}');
    await waitFor(() => expect(sent[1]?.body).toMatchObject({ ticketId: TICKET_ID, serviceId: 8 }));
  });
});

describe('a key pressed while an act is unanswered', () => {
  const hold = () => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    return { answer, answered };
  };

  it('follows once the act has succeeded, and a second press of the same key does not [FLT-67]', async () => {
    const { office, user } = await open(aDesk({ current: CALLED }));
    const sent: string[] = [];
    const { answer, answered } = hold();
    const serving = aVisit({ ...CALLED, state: 'serving' });
    network.use(
      fakeCall('startVisit', async () => {
        sent.push('start');
        await answered;
        office.desk = aDesk({ current: serving });
        return { visit: serving };
      }),
      fakeCall('markTreated', () => {
        sent.push('finish');
        office.desk = aDesk();
        return { done: true };
      }),
    );
    await user.keyboard('{F4}{F4}{F3}');
    expect(await screen.findByText(/^F3 follows/)).toBeVisible();
    expect(sent).toEqual(['start']);
    answer();
    expect(await screen.findByText(/A 037 finished/)).toBeVisible();
    expect(sent).toEqual(['start', 'finish']);
  });

  it('is dropped where the act fails [FLT-67]', async () => {
    const { user } = await open(aDesk({ current: CALLED }));
    const sent: SentWrite[] = [];
    const { answer, answered } = hold();
    network.use(
      fakeCall('recall', async () => {
        await answered;
        return systemFailure(601);
      }),
      notedCall('markAbsent', () => ({ done: true }), sent),
    );
    await user.keyboard('{F6}{F9}');
    expect(await screen.findByText(/^F9 follows/)).toBeVisible();
    answer();
    expect(await screen.findByText(/notDone/)).toBeVisible();
    expect(sent).toHaveLength(0);
  });
});
