import { screen, waitFor } from '@testing-library/react';
import {
  fakeCall,
  fakeNetwork,
  notedCall,
  renderRoute,
  systemFailure,
  type SentWrite,
} from '@vez/shared/testing';
import { definition } from '../../definition';
import type { Desk } from '../../model/wire';
import { aDesk, aSelf, aWaiting, CALLED, STAFF, TICKET_ID } from '../../testing/office';

const network = fakeNetwork();

beforeEach(() => {
  const place = { locationId: 2, counter: '5', serviceIds: [7, 8] };
  localStorage.setItem('vez.staff.counter', JSON.stringify(place));
});
afterEach(() => localStorage.clear());

async function open(desk: Desk) {
  const office = { desk };
  network.use(
    fakeCall('staffSelf', aSelf()),
    fakeCall('desk', () => office.desk),
    fakeCall('visitAnswers', { person: '', idNumberMasked: '', answers: [] }),
    fakeCall('settleWrite', { outcome: 'notDone' }),
  );
  const view = await renderRoute('/staff/counter', definition, { session: STAFF });
  await screen.findByRole('group', { name: 'Keys' });
  return { ...view, office };
}

describe('an act of a counter that was not done, pressed again', () => {
  it('calls the same chosen person, and not the first of the line [FLT-67]', async () => {
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

  it('takes a missed call back [FLT-67]', async () => {
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
});
