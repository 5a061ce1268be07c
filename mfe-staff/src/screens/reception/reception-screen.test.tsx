import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { fakeCall, fakeNetwork, notedCall, refusal, renderRoute, type SentWrite } from '@vez/shared/testing';
import { definition } from '../../definition';
import { aDesk, aSelf, aVisit, aWaiting, STAFF, TICKET_ID } from '../../testing/office';
import { scan } from '../../testing/scan';

const network = fakeNetwork();
const BOOKED = aVisit({
  kind: 'booking',
  state: 'booked',
  jettonCode: 'A112',
  time: '09:45',
  arrivedAt: null,
  person: 'Ho',
});
const print = jest.fn();

beforeEach(() => {
  localStorage.clear();
  print.mockClear();
  window.print = print;
});

async function open() {
  network.use(fakeCall('staffSelf', aSelf({ role: 'receptionist' })), fakeCall('desk', aDesk()));
  const view = await renderRoute('/staff/reception', definition, { session: STAFF });
  await screen.findByRole('heading', { level: 1, name: 'Check in' });
  return view;
}
describe('reception', () => {
  it('finds a booking by name, and checks it in with a slip by F2', async () => {
    const { user, container } = await open();
    const sent: SentWrite[] = [];
    network.use(
      fakeCall('findVisits', [BOOKED, aWaiting(3)]),
      notedCall('checkInFor', () => ({ visit: { ...BOOKED, state: 'arrived' }, peopleAhead: 6 }), sent),
    );
    await user.type(screen.getByRole('textbox', { name: /Code, number, name/ }), 'Ho');
    await user.click(screen.getByRole('button', { name: 'Find' }));
    expect(await screen.findByRole('heading', { name: 'Found: can be checked in' })).toBeVisible();
    expect(screen.getByText('A 112')).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
    await user.keyboard('{F2}');
    expect(await screen.findByText('Checked in, 6 people ahead')).toBeVisible();
    expect(sent.map(({ body }) => body)).toEqual([{ ticketId: TICKET_ID }]);
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  });

  it('checks in by a scanned code at once', async () => {
    await open();
    const sent: SentWrite[] = [];
    network.use(
      notedCall('checkInFor', () => ({ visit: { ...BOOKED, state: 'arrived' }, peopleAhead: 1 }), sent),
    );
    scan('VEZ1.k3Yw0q.abc');
    expect(await screen.findByText('Checked in, 1 person ahead')).toBeVisible();
    expect(sent.map(({ body }) => body)).toEqual([{ code: 'VEZ1.k3Yw0q.abc' }]);
  });

  it('lists why a code was refused', async () => {
    await open();
    network.use(fakeCall('checkInFor', () => refusal('ticketOfOtherOffice', 'It is of another office.')));
    scan('VEZ1.k3Yw0q.abc');
    expect(await screen.findByText(/It is of another office\./)).toBeVisible();
  });

  it('says that nothing was found', async () => {
    const { user } = await open();
    network.use(fakeCall('findVisits', []));
    await user.type(screen.getByRole('textbox', { name: /Code, number, name/ }), '9999');
    await user.click(screen.getByRole('button', { name: 'Find' }));
    expect(await screen.findByText(/Nothing was found/)).toBeVisible();
  });

  it('gives a priority number to whoever comes without one, once a service is chosen', async () => {
    const { user } = await open();
    const sent: SentWrite[] = [];
    const taken = { ticketId: TICKET_ID, jettonCode: 'B006', qrcodeContent: 'VEZ1.x' };
    network.use(notedCall('walkIn', () => taken, sent));
    const give = screen.getByRole('button', { name: 'Give a number and print' });
    expect(give).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('radio', { name: /Passport/ }));
    await user.click(screen.getByRole('checkbox', { name: 'Priority' }));
    await user.click(give);
    expect(await screen.findByText('Priority number given')).toBeVisible();
    expect(sent.map(({ body }) => body)).toEqual([{ locationId: 2, serviceId: 8, priority: true }]);
  });
});
