import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { fakeCall, notedCall, refusal, renderRoute } from '@vez/shared/testing';
import { definition } from '../../definition';
import { affects, atSettings, press, rowOf, SAVED, SUPERVISOR, valueOf } from '../../testing/at-settings';
import { aSelf, STAFF } from '../../testing/office';
import { aChange, aService, CALENDAR, theSettings } from '../../testing/settings';

const { network, open } = atSettings();
const mondayUntil = (closesMinute: number) => [
  { weekday: 1, opensMinute: 540, closesMinute },
  ...CALENDAR.hours.slice(1),
];

describe('the settings of an office', () => {
  it('show hours, holidays, services and that nothing was changed', async () => {
    const { container } = await open();
    expect(valueOf('Monday')).toHaveTextContent('09:00–18:00');
    expect(valueOf('Friday')).toHaveTextContent('09:00–13:00, 14:30–17:45');
    expect(valueOf('Sunday')).toHaveTextContent('Closed');
    expect(valueOf('Closed on public holidays')).toHaveTextContent('Yes');
    expect(valueOf('Extra working days')).toHaveTextContent('Saturday 12 December 2026');
    expect(valueOf('Check-in')).toHaveTextContent('From 30 min before to 15 min after the time');
    expect(valueOf('Next public holidays')).toHaveTextContent('Tuesday 8 December · Immaculate Conception');
    expect(
      within(rowOf('A · Resident card renewal')).getByText(
        'Bookings open · 4 places every 30 minutes · 45 days ahead · 1 other name',
      ),
    ).toBeVisible();
    expect(within(rowOf('B · Passport')).getByText('1 other name')).toBeVisible();
    expect(screen.getByText('Nothing was changed yet.')).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('show a calendar that another department keeps, without a button', async () => {
    await open({ keptBy: 'Public Administration' });
    expect(screen.getByText('Public Administration keeps the calendar of this office.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Change: Calendar' })).not.toBeInTheDocument();
    expect(press('Change: Passport')).toBeVisible();
  });

  it('are read for each of several offices', async () => {
    const [first] = SUPERVISOR.offices;
    const offices = [first!, { ...first!, locationId: 3, name: 'Islands' }];
    const { user } = await open({}, { ...SUPERVISOR, offices });
    network.use(
      fakeCall('officeSettings', ({ query }) =>
        theSettings({ keptBy: query.get('locationId') === '3' ? 'Public Administration' : null }),
      ),
    );
    await user.selectOptions(screen.getByRole('combobox', { name: 'Office' }), 'Islands');
    expect(await screen.findByText(/Public Administration keeps/)).toBeVisible();
  });

  it('are not for clerks', async () => {
    network.use(fakeCall('staffSelf', aSelf()));
    await renderRoute('/staff/office', definition, { session: STAFF });
    expect(await screen.findByRole('link', { name: 'My pages' })).toBeVisible();
  });
});

describe('a listed change', () => {
  const before = { ...aService().bookings!, places: 2 };
  const ofBookings = aChange({
    changeId: 3,
    serviceId: 7,
    bookings: { was: before, is: aService().bookings! },
  });
  const earlier = { ...CALENDAR, hours: mondayUntil(1_020) };
  const ofCalendar = aChange({ changeId: 2, calendar: { was: earlier, is: CALENDAR } });

  it('says when, by whom and what, and is undone after a question', async () => {
    const { office, bodies, sent, user, container } = await open({ changes: [ofBookings, ofCalendar] });
    network.use(
      notedCall(
        'changeBookings',
        () => {
          office.settings = theSettings({ services: [aService({ bookings: before })] });
          return SAVED;
        },
        sent,
      ),
    );
    const row = within(rowOf('Resident card renewal · Bookings'));
    expect(row.getByText('Monday 30 November 2026 10:05 · Carla')).toBeVisible();
    expect(row.getByText('Places at each time: 2 → 4')).toBeVisible();
    expect(within(rowOf('Calendar')).getByText('Monday: 09:00–17:00 → 09:00–18:00')).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
    await user.click(press(/^Undo: Resident card renewal · Bookings/));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Places at each time: 4 → 2')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Saved. Citizens see it within seconds.')).toBeVisible();
    expect(bodies()).toEqual([
      { locationId: 2, serviceId: 7, was: aService().bookings, is: before, affected: 0 },
    ]);
  });

  it('asks for the number of bookings that its undo leaves outside', async () => {
    const { bodies, sent, user } = await open({ changes: [ofCalendar] });
    const answers = [affects(1), SAVED];
    network.use(notedCall('changeCalendar', () => answers[sent.length - 1]!, sent));
    await user.click(press(/^Undo: Calendar/));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Undo' }));
    expect(await dialog.findByText(/^1 booking is outside of these hours/)).toBeVisible();
    const number = dialog.getByRole('textbox', { name: 'Type the number of bookings affected' });
    expect(number).toHaveFocus();
    await user.type(number, '1{Enter}');
    expect(await screen.findByText('Saved. Citizens see it within seconds.')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(bodies()).toEqual(
      [0, 1].map((affected) => ({ locationId: 2, was: CALENDAR, is: earlier, affected })),
    );
  });

  it('is not undone after a later one, and a refusal is shown above the list', async () => {
    const later = aChange({ changeId: 4, calendar: { was: CALENDAR, is: earlier } });
    const { user } = await open({ changes: [later, ofBookings] });
    network.use(fakeCall('changeBookings', () => refusal('settingsChanged', 'Changed meanwhile.')));
    expect(screen.queryByRole('button', { name: /^Undo: Calendar/ })).not.toBeInTheDocument();
    await user.click(press(/^Undo: Resident card renewal/));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(/Changed meanwhile/)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
