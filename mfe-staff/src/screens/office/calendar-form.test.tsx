import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { fakeCall, notedCall, refusal } from '@vez/shared/testing';
import type { OfficeSettings } from '../../model/wire';
import { affects, atSettings, press, SAVED, valueOf } from '../../testing/at-settings';
import { CALENDAR, theSettings } from '../../testing/settings';

const { network, open } = atSettings();
const setTime = (group: string, label: string, value: string) =>
  fireEvent.change(within(screen.getByRole('group', { name: group })).getByLabelText(label), {
    target: { value },
  });
const mondayUntil = (closesMinute: number) => [
  { weekday: 1, opensMinute: 540, closesMinute },
  ...CALENDAR.hours.slice(1),
];

describe('the calendar', () => {
  it('is changed by weekday, with breaks and until midnight [DAT-19]', async () => {
    const { office, sent, bodies, user, container } = await open();
    network.use(
      notedCall(
        'changeCalendar',
        () => {
          const { is } = sent.at(-1)!.body as { is: OfficeSettings['calendar'] };
          office.settings = theSettings({ calendar: is });
          return SAVED;
        },
        sent,
      ),
    );
    await user.click(press('Change: Calendar'));
    expect(screen.getByRole('heading', { name: 'Calendar' })).toHaveFocus();
    setTime('Monday, hours 1', 'Closes', '13:00');
    await user.click(press('Add hours: Monday'));
    const added = within(screen.getByRole('group', { name: 'Monday, hours 2' }));
    expect(added.getByLabelText('Opens')).toHaveFocus();
    setTime('Monday, hours 2', 'Opens', '14:00');
    setTime('Monday, hours 2', 'Closes', '00:00');
    expect(screen.getByText('00:00 is midnight at the end of the day.')).toBeVisible();
    await user.click(press('Remove: Thursday, hours 1'));
    await user.click(press('Remove: Saturday 12 December 2026'));
    fireEvent.change(screen.getByLabelText('Another working day'), { target: { value: '2026-12-13' } });
    await user.click(press('Add: Another working day'));
    await user.click(screen.getByRole('checkbox', { name: 'Closed on public holidays' }));
    await user.click(screen.getByRole('checkbox', { name: 'Two hours before' }));
    await user.click(screen.getByRole('checkbox', { name: 'Ask people with a number if they are here' }));
    const inWords = screen.getByRole('textbox', { name: 'English' });
    await user.clear(inWords);
    await user.type(inWords, 'See the door ');
    const ahead = screen.getByRole('textbox', { name: 'Check-in opens, minutes before the time' });
    await user.clear(ahead);
    await user.type(ahead, '45');
    expect(await axe(container)).toHaveNoViolations();
    await user.click(press('Save: Calendar'));
    expect(await screen.findByText('Saved. Citizens see it within seconds.')).toBeVisible();
    expect(valueOf('Monday')).toHaveTextContent('09:00–13:00, 14:00–24:00');
    expect(bodies()).toEqual([
      {
        locationId: 2,
        was: CALENDAR,
        is: {
          hours: [
            { weekday: 1, opensMinute: 540, closesMinute: 780 },
            { weekday: 1, opensMinute: 840, closesMinute: 1_440 },
            ...CALENDAR.hours.filter(({ weekday }) => weekday !== 1 && weekday !== 4),
          ],
          description: { ...CALENDAR.description, en_us: 'See the door' },
          workDays: ['13/12/2026'],
          closesOnHolidays: false,
          remindsDayBefore: true,
          remindsHoursBefore: false,
          asksArrival: true,
          checkInAheadMinutes: 45,
          graceMinutes: 15,
        },
        affected: 0,
      },
    ]);
  });

  it('is not sent with overlapping hours, wrong minutes or without a change', async () => {
    const { bodies, sent, user } = await open();
    network.use(notedCall('changeCalendar', () => SAVED, sent));
    await user.click(press('Change: Calendar'));
    await user.click(press('Save: Calendar'));
    expect(screen.getByText('You have not changed anything yet.')).toBeVisible();
    setTime('Friday, hours 2', 'Opens', '12:30');
    const grace = screen.getByRole('textbox', { name: 'Check-in ends, minutes after the time' });
    await user.clear(grace);
    await user.type(grace, '121');
    await user.click(press('Save: Calendar'));
    const second = within(screen.getByRole('group', { name: 'Friday, hours 2' }));
    expect(second.getByText('These hours overlap others of the same day.')).toBeVisible();
    expect(second.getByLabelText('Opens')).toHaveFocus();
    expect(second.getByLabelText('Opens')).toHaveValue('12:30');
    expect(screen.getByText('Enter a number from 0 to 120.')).toBeVisible();
    expect(bodies()).toEqual([]);
  });

  it('asks for the number of bookings outside of new hours [BOK-10]', async () => {
    const { bodies, sent, user, container } = await open();
    const answers = [affects(12), affects(13), SAVED];
    network.use(notedCall('changeCalendar', () => answers[sent.length - 1]!, sent));
    await user.click(press('Change: Calendar'));
    setTime('Monday, hours 1', 'Closes', '17:00');
    await user.click(press('Save: Calendar'));
    expect(await screen.findByText(/^12 bookings are outside of these hours/)).toBeVisible();
    expect(screen.getByText('The first is on Friday 4 December at 17:30.')).toBeVisible();
    expect(screen.getByRole('link', { name: /Close these days instead/ })).toHaveAttribute(
      'href',
      '/staff/closures',
    );
    const number = screen.getByRole('textbox', { name: 'Type the number of bookings affected' });
    expect(number).toHaveFocus();
    await user.type(number, '11');
    await user.click(press('Save anyway: Calendar'));
    expect(screen.getByText('The number is 12 now. Type it to save.')).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
    await user.clear(number);
    await user.type(number, '12{Enter}');
    expect(await screen.findByText('The number is 13 now. Type it to save.')).toBeVisible();
    expect(number).toHaveValue('');
    await user.type(number, '13');
    await user.click(press('Save anyway: Calendar'));
    expect(await screen.findByText('Saved. Citizens see it within seconds.')).toBeVisible();
    expect(bodies()).toEqual(
      [0, 12, 13].map((affected) => ({
        locationId: 2,
        was: CALENDAR,
        is: { ...CALENDAR, hours: mondayUntil(1_020) },
        affected,
      })),
    );
  });

  it('keeps what was typed when another supervisor was faster', async () => {
    const { office, user } = await open();
    network.use(
      fakeCall('changeCalendar', () => {
        office.settings = theSettings({ calendar: { ...CALENDAR, hours: mondayUntil(960) } });
        return refusal('settingsChanged', 'These settings were changed meanwhile.');
      }),
    );
    await user.click(press('Change: Calendar'));
    setTime('Monday, hours 1', 'Closes', '17:00');
    await user.click(press('Save: Calendar'));
    expect(await screen.findByText(/These settings were changed meanwhile/)).toBeVisible();
    const monday = within(screen.getByRole('group', { name: 'Monday, hours 1' }));
    expect(monday.getByLabelText('Closes')).toHaveValue('17:00');
    await user.click(press('Back'));
    expect(valueOf('Monday')).toHaveTextContent('09:00–16:00');
  });

  it('keeps what is typed while the answer is on its way, and saves it next', async () => {
    const { bodies, sent, user } = await open();
    let answer = () => undefined as void;
    const late = new Promise<void>((resolve) => (answer = resolve));
    network.use(notedCall('changeCalendar', () => (sent.length > 1 ? SAVED : late.then(() => SAVED)), sent));
    await user.click(press('Change: Calendar'));
    setTime('Monday, hours 1', 'Closes', '17:00');
    await user.click(press('Save: Calendar'));
    setTime('Monday, hours 1', 'Closes', '16:00');
    answer();
    const monday = within(screen.getByRole('group', { name: 'Monday, hours 1' }));
    await waitFor(() => expect(press('Save: Calendar')).not.toHaveAttribute('aria-busy'));
    expect(monday.getByLabelText('Closes')).toHaveValue('16:00');
    await user.click(press('Save: Calendar'));
    expect(await screen.findByText('Saved. Citizens see it within seconds.')).toBeVisible();
    const [first, second] = [mondayUntil(1_020), mondayUntil(960)].map((hours) => ({ ...CALENDAR, hours }));
    expect(bodies()).toMatchObject([
      { was: CALENDAR, is: first },
      { was: first, is: second },
    ]);
  });
});
