import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import {
  fakeCall,
  fakeNetwork,
  noConnection,
  notedCall,
  refusal,
  renderRoute,
  systemFailure,
  type SentWrite,
} from '@vez/shared/testing';
import { definition } from '../../definition';
import { aDesk, aSelf, aVisit, aWaiting, STAFF, TICKET_ID } from '../../testing/office';
import { scan, SCANNED } from '../../testing/scan';

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
  it('finds a booking by name, checks it in and prints a slip with F2', async () => {
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

  it('checks in a scanned code at once', async () => {
    await open();
    const sent: SentWrite[] = [];
    network.use(
      notedCall('checkInFor', () => ({ visit: { ...BOOKED, state: 'arrived' }, peopleAhead: 1 }), sent),
    );
    scan(SCANNED);
    expect(await screen.findByText('Checked in, 1 person ahead')).toBeVisible();
    expect(sent.map(({ body }) => body)).toEqual([{ code: SCANNED }]);
  });

  it('shows the counter that has already called the scanned code', async () => {
    await open();
    const visit = { ...BOOKED, state: 'called' as const, counter: '5', calledAt: '2026-12-01T01:26:00Z' };
    network.use(fakeCall('checkInFor', { visit, peopleAhead: 0 }));
    scan(SCANNED);
    expect(await screen.findByText('Called already: Counter 5')).toBeVisible();
  });

  it('books a free time with F6 without a phone, and prints a slip with the day', async () => {
    const { user, container } = await open();
    const sent: SentWrite[] = [];
    const made = { ticketId: TICKET_ID, jettonCode: 'RB007', qrcodeContent: 'VEZ1.x', arrivedAt: null };
    network.use(
      fakeCall('officeTimes', [
        { date: '01/12/2026', times: ['11:00'] },
        { date: '02/12/2026', times: ['09:00', '09:30'] },
      ]),
      notedCall('bookAtOffice', () => made, sent),
    );
    await user.keyboard('{F6}');
    const service = await screen.findByRole('combobox', { name: /Service/ });
    await waitFor(() => expect(service).toHaveFocus());
    await user.keyboard('{F6}');
    expect(await screen.findAllByText('Choose this first.')).toHaveLength(3);
    await user.selectOptions(service, 'B · Passport');
    const day = screen.getByRole('combobox', { name: /Day/ });
    await waitFor(() => expect(within(day).getAllByRole('option')).toHaveLength(3));
    expect(await axe(container)).toHaveNoViolations();
    await user.selectOptions(day, '02/12/2026');
    await user.selectOptions(screen.getByRole('combobox', { name: /Time/ }), '09:30');
    await user.keyboard('{F6}{F6}');
    expect(await screen.findByText('Appointment made: 02/12/2026, 09:30')).toBeVisible();
    expect(sent.map(({ body }) => body)).toEqual([
      { locationId: 2, serviceId: 8, bookingDate: '02/12/2026', bookingTime: '09:30' },
    ]);
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    expect(document.querySelector('[data-slip]')).toHaveTextContent(/Date.*2 December 2026/);
  });

  it('hands out a login code with F10 after an ID check, prints it, and hides it with Esc', async () => {
    const { user, container } = await open();
    const sent: SentWrite[] = [];
    const expiresAt = '2026-12-01T01:41:00Z';
    network.use(notedCall('handOutCode', () => ({ code: '4829135506', expiresAt }), sent));
    await user.keyboard('{F10}');
    const number = await screen.findByRole('textbox', { name: 'Their mobile number' });
    await waitFor(() => expect(document.activeElement?.closest('form')).toHaveAccessibleName('Login code'));
    await user.type(number, '66123834');
    expect(await axe(container)).toHaveNoViolations();
    await user.keyboard('{F10}');
    const checked = screen.getByRole('checkbox', { name: 'I have checked their ID' });
    expect(checked).toHaveAccessibleDescription('Check their ID first.');
    expect(sent).toEqual([]);
    await user.click(checked);
    await user.keyboard('{F10}{F10}');
    expect(await screen.findByText('482 913 5506')).toBeVisible();
    expect(screen.getByText(/^Valid once, until 09:41 · (10 min 0|9 min 5\d) s left$/)).toBeVisible();
    await user.keyboard('{F10}');
    expect(screen.getByText('482 913 5506')).toBeVisible();
    expect(screen.getByText('Login code handed out: +853 6612 3834')).toBeVisible();
    expect(sent.map(({ body }) => body)).toEqual([
      { locationId: 2, areaCode: '853', mobileNumber: '66123834', identityChecked: true },
    ]);
    expect(await axe(container)).toHaveNoViolations();
    await user.click(screen.getByRole('button', { name: 'Print' }));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    expect(document.querySelector('[data-slip]')).toHaveTextContent(/China Plaza.*482 913 5506/);
    await user.keyboard('{Escape}{F10}');
    expect(await screen.findByRole('textbox', { name: 'Their mobile number' })).toHaveValue('');
    expect(screen.queryByText('482 913 5506')).not.toBeInTheDocument();
  });

  it('lists why a login code was refused, and keeps the input', async () => {
    const { user } = await open();
    network.use(fakeCall('handOutCode', () => refusal('tooManyHandedOut', 'Too many codes.')));
    await user.keyboard('{F10}');
    const number = await screen.findByRole('textbox', { name: 'Their mobile number' });
    await user.type(number, '66123834');
    await user.click(screen.getByRole('checkbox', { name: 'I have checked their ID' }));
    await user.keyboard('{F10}');
    expect(await screen.findByText(/^Too many codes\./)).toBeVisible();
    expect(number).toHaveValue('66123834');
  });

  it('cancels the found ticket with F9 and a reason, and shows its history with F7', async () => {
    const { user } = await open();
    const sent: SentWrite[] = [];
    network.use(
      fakeCall('findVisits', [BOOKED]),
      fakeCall('counterTicketHistory', [
        { at: '2026-12-01T01:12:00Z', event: 'taken', counter: '', role: 'holder', by: '' },
      ]),
      notedCall('cancelVisit', () => ({ visit: { ...BOOKED, state: 'cancelled' } }), sent),
    );
    await user.type(screen.getByRole('textbox', { name: /Code, number, name/ }), 'Ho{Enter}');
    await screen.findByRole('heading', { name: 'Found: can be checked in' });
    await user.keyboard('{F7}');
    expect(await screen.findByText('By phone')).toBeVisible();
    await user.keyboard('{F9}');
    await user.type(await screen.findByRole('textbox', { name: /Why/ }), 'Counter closed');
    await user.keyboard('{F9}{F9}');
    expect(await screen.findByRole('heading', { name: 'Found' })).toBeVisible();
    expect(sent.map(({ body }) => body)).toEqual([{ ticketId: TICKET_ID, note: 'Counter closed' }]);
    expect(screen.queryByRole('button', { name: /Check in and print/ })).not.toBeInTheDocument();
  });

  it('gives a number with keys alone: F8, the letter of the service, F4, an arrow, F8', async () => {
    const { user } = await open();
    const sent: SentWrite[] = [];
    const taken = { ticketId: TICKET_ID, jettonCode: 'B006', qrcodeContent: 'VEZ1.x' };
    network.use(notedCall('walkIn', () => taken, sent));
    await user.keyboard('{F8}{F8}');
    expect(sent).toEqual([]);
    await user.keyboard('b{F4}{ArrowRight}{F8}{F8}');
    expect(await screen.findByText('Priority number given')).toBeVisible();
    expect(sent.map(({ body }) => body)).toEqual([
      { locationId: 2, serviceId: 8, priority: true, reason: 'elderly' },
    ]);
  });

  it('says that a number may have been given, without the advice for citizens [FLT-67]', async () => {
    const { user } = await open();
    network.use(fakeCall('walkIn', () => noConnection()));
    await user.click(screen.getByRole('radio', { name: /Passport/ }));
    await user.click(screen.getByRole('button', { name: /Give a number and print/ }));
    expect(await screen.findByText(/it may have been done. Look before/)).toBeVisible();
  });

  it('keeps the input after an act that was not done [FLT-67]', async () => {
    const { user } = await open();
    network.use(
      fakeCall('settleWrite', { outcome: 'notDone' }),
      fakeCall('walkIn', () => systemFailure(601)),
      fakeCall('findVisits', () => systemFailure(601)),
    );
    await user.click(screen.getByRole('radio', { name: /Passport/ }));
    await user.click(screen.getByRole('radio', { name: '65 or over' }));
    await user.click(screen.getByRole('button', { name: /Give a number and print/ }));
    expect(await screen.findByText(/notDone/)).toBeVisible();
    expect(screen.getByRole('radio', { name: /Passport/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: '65 or over' })).toBeChecked();

    const field = screen.getByRole('textbox', { name: /Code, number, name/ });
    await user.type(field, 'Ho{Enter}');
    const lines = within(screen.getByRole('log', { name: 'Just now' }));
    await waitFor(() => expect(lines.getAllByRole('listitem')).toHaveLength(2));
    expect(field).toHaveValue('Ho');
    network.use(fakeCall('findVisits', [BOOKED]));
    await user.type(field, '{Enter}');
    expect(await screen.findByText('A 112')).toBeVisible();
    expect(field).toHaveValue('');
  });

  it('keeps an unfinished form while another code is scanned, without the code in it', async () => {
    const { user } = await open();
    network.use(
      fakeCall('checkInFor', () => ({ visit: { ...BOOKED, state: 'arrived' as const }, peopleAhead: 1 })),
    );
    await user.keyboard('{F6}');
    const name = await screen.findByRole('textbox', { name: /^Name/ });
    await user.type(name, 'Ho Mei');
    scan(SCANNED, (typed) => fireEvent.change(name, { target: { value: `Ho Mei${typed}` } }));
    expect(await screen.findByText('Checked in, 1 person ahead')).toBeVisible();
    expect(name).toHaveValue('Ho Mei');
  });

  it('lists a misread code, sends no part, and keeps the text of the field', async () => {
    const { user } = await open();
    const find = screen.getByRole('textbox', { name: /Code, number, name/ });
    await user.type(find, 'Ho');
    const write = (typed: string) => fireEvent.change(find, { target: { value: `Ho${typed}` } });
    scan(SCANNED.slice(40), write);
    expect(await screen.findByText(/not read in full/)).toBeVisible();
    expect(find).toHaveValue('Ho');
  });

  it('lists why a code was refused', async () => {
    await open();
    network.use(fakeCall('checkInFor', () => refusal('ticketOfOtherOffice', 'It is of another office.')));
    scan(SCANNED);
    expect(await screen.findByText(/It is of another office\./)).toBeVisible();
  });

  it('says that nothing was found', async () => {
    const { user } = await open();
    network.use(fakeCall('findVisits', []));
    await user.type(screen.getByRole('textbox', { name: /Code, number, name/ }), '9999');
    await user.click(screen.getByRole('button', { name: 'Find' }));
    expect(await screen.findByText(/Nothing was found/)).toBeVisible();
  });

  it('gives a priority number after the choice of a service', async () => {
    const { user } = await open();
    const sent: SentWrite[] = [];
    const taken = { ticketId: TICKET_ID, jettonCode: 'B006', qrcodeContent: 'VEZ1.x' };
    network.use(notedCall('walkIn', () => taken, sent));
    const give = screen.getByRole('button', { name: /Give a number and print/ });
    expect(give).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('radio', { name: /Passport/ }));
    await user.click(screen.getByRole('radio', { name: '65 or over' }));
    await user.click(give);
    expect(await screen.findByText('Priority number given')).toBeVisible();
    expect(sent.map(({ body }) => body)).toEqual([
      { locationId: 2, serviceId: 8, priority: true, reason: 'elderly' },
    ]);
  });
});
