import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import type { ReservationParameter } from '@vez/shared/contracts/client';
import { fakeCall, fakeNetwork, renderRoute, systemFailure } from '@vez/shared/testing';
import { definition } from '../../definition';
import { bookingCity, dayButton, time } from '../../testing/city';
import { aParameter, HOST_USER, PERSON } from '../../testing/facts';

const network = fakeNetwork();
const city = bookingCity(network, 500);

const NAME = aParameter('NAME', 'owner', { description: 'Owner' });
const ID = aParameter('IDNUMBER', 'ownerId', { description: 'ID number of the owner' });
const BIRTHDAY = aParameter('BIRTHDAY', 'birthday', { description: 'Date of birth' });
const GENDER = aParameter('GENDER', 'gender', {
  description: 'Gender',
  required: false,
  options: [
    { value: 'M', label: 'Male' },
    { value: 'F', label: 'Female' },
  ],
});
const KIND = aParameter('OPTION', 'kind', {
  description: 'Kind',
  options: [{ value: 'car', label: 'Light vehicle' }],
});
const PLATE = aParameter('TEXT', 'plate', { description: 'Number plate' });
const YEAR = aParameter('NUMBER', 'year', { description: 'Year made' });
const BOUGHT = aParameter('DATE', 'bought', { description: 'Bought on' });
const SECOND = aParameter('MOBILENUMBER', 'second', { description: 'Second number', required: false });

const at = () => `/setParams?service=${city.id}&location=2`;
const open = (around: Parameters<typeof renderRoute>[2] = {}) => renderRoute(at(), definition, around);

function serve(...parameters: ReservationParameter[]) {
  const checked: unknown[] = [];
  city.serve({ service: { openReservationParameter: true } });
  network.use(
    fakeCall('reservationParameters', parameters),
    fakeCall('checkParameter', ({ body }) => {
      checked.push(body);
      return { valid: true, problems: [] };
    }),
  );
  return checked;
}
const box = (name: string) => screen.findByRole('textbox', { name });
const next = () => screen.getByRole('button', { name: 'Next' });

describe('the page of the parameters of a service', () => {
  it('has a field for each type, and a next button [BOK-13] [BOK-14] [DAT-35]', async () => {
    serve(NAME, ID, BIRTHDAY, GENDER, KIND, PLATE, YEAR, BOUGHT, SECOND);
    const { bridge, container } = await open();
    expect(await box('Owner')).toBeVisible();
    await waitFor(() => expect(bridge.trace.titles).toContain('Fill in the details'));
    expect(await box('ID number of the owner')).toBeVisible();
    const birthday = screen.getByRole('group', { name: 'Date of birth' });
    expect(within(birthday).getAllByRole('textbox')).toHaveLength(3);
    expect(screen.getByRole('combobox', { name: 'Gender (optional)' })).toHaveDisplayValue('Choose');
    expect(screen.getByRole('combobox', { name: 'Kind' })).toBeVisible();
    expect(await box('Year made')).toHaveAttribute('inputmode', 'numeric');
    expect(await box('Bought on')).toHaveAccessibleDescription(/Day\/month\/year/);
    expect(screen.getByRole('button', { name: /Country or region/ })).toBeVisible();
    expect(next()).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('keeps a choice from a list [BOK-13] [DAT-65]', async () => {
    serve(GENDER);
    const { user } = await open();
    const gender = await screen.findByRole('combobox', { name: 'Gender (optional)' });
    await user.selectOptions(gender, 'Female');
    expect(gender).toHaveDisplayValue('Female');
  });

  it('comes before the reserve form [BOK-11]', async () => {
    const checked = serve(PLATE);
    const { bridge, user } = await city.open();
    await waitFor(() => expect(bridge.trace.visited).toEqual([at()]));
    await user.type(await box('Number plate'), 'MO-12-34');
    await user.dblClick(next());
    await waitFor(() => expect(bridge.trace.visited).toEqual([at(), city.at]));
    expect(await screen.findByRole('heading', { level: 2, name: 'Date and time' })).toBeVisible();
    expect(checked).toHaveLength(1);
  });

  it('sends numbers, dates and phones in wire format, and stores no ID number [DAT-29] [VAL-27] [VAL-29]', async () => {
    const checked = serve(ID, BIRTHDAY, YEAR, BOUGHT, SECOND);
    const { bridge, user } = await open();
    await user.type(await box('ID number of the owner'), '٥١٢٣٤٥٦٧');
    await user.type(screen.getByRole('textbox', { name: 'Day' }), '4');
    await user.type(screen.getByRole('textbox', { name: 'Month' }), '5');
    await user.type(await box('Year'), '1990');
    await user.type(await box('Year made'), '1,9a９८');
    expect(await box('Year made')).toHaveValue('1998');
    await user.type(await box('Bought on'), '०४／۱۲／2026');
    await user.type(screen.getByRole('textbox', { name: 'Second number (optional)' }), '６６١٢٣٨٣٤');
    await user.click(next());
    await waitFor(() => expect(checked).toHaveLength(1));
    expect(checked[0]).toEqual({
      serviceId: city.id,
      locationId: 2,
      params: [
        { name: 'ownerId', value: '51234567' },
        { name: 'birthday', value: '04/05/1990' },
        { name: 'year', value: '1998' },
        { name: 'bought', value: '04/12/2026' },
        { name: 'second', value: '85366123834' },
      ],
    });
    expect(bridge.journey.get().params).toEqual({
      birthday: '04/05/1990',
      year: '1998',
      bought: '04/12/2026',
      second: '85366123834',
    });
  });

  it('keeps its input after a reload except an ID number', async () => {
    serve(ID, PLATE);
    const { bridge, user, unmount } = await open();
    await user.type(await box('ID number of the owner'), '51234567');
    await user.type(await box('Number plate'), 'MO-12');
    const { params } = bridge.journey.get();
    expect(params).toEqual({ plate: 'MO-12' });
    unmount();
    definition.forget?.();
    await open({ journey: { params } });
    expect(await box('Number plate')).toHaveValue('MO-12');
    expect(await box('ID number of the owner')).toHaveValue('');
  });

  it('shows a toast for missing input, and sends nothing [VAL-42] [ERR-37]', async () => {
    const checked = serve(PLATE, GENDER);
    const { bridge, user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    expect(bridge.trace.toasts).toEqual(['Please fill in the missing information']);
    expect(checked).toEqual([]);
  });

  it('shows at the field that it is required [VAL-45] [ERR-38]', async () => {
    serve(PLATE, GENDER);
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    expect(screen.getByRole('alert', { name: /Correct 1 field/ })).toHaveFocus();
    expect(await box('Number plate')).toHaveAccessibleDescription('Required to fill in');
  });

  it('shows an empty mobile number at the field, without a toast [VAL-42] [VAL-45]', async () => {
    serve({ ...SECOND, required: true });
    const { bridge, user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    expect(await box('Second number')).toHaveAccessibleDescription('Required to fill in');
    expect(bridge.trace.toasts).toEqual([]);
  });

  it.each([
    ['an ID number', ID, 'ID number of the owner', '123', 'The ID number must have 8 or 18 characters'],
    ['a phone', SECOND, 'Second number (optional)', '6612', /wrong length/],
    ['a date', BOUGHT, 'Bought on', 'soon', /There is no such day/],
    ['an email', aParameter('TEXT', 'email', { description: 'Email' }), 'Email', 'a@b', /not an email/],
  ])('checks %s before anything is sent [VAL-22] [VAL-43]', async (_, parameter, name, typed, problem) => {
    const checked = serve(parameter);
    const { user } = await open();
    await user.type(await box(name), typed);
    await user.click(next());
    expect(await box(name)).toHaveAccessibleDescription(problem);
    expect(checked).toEqual([]);
  });

  it.each([
    ['in the future', '2026-12-02', 'A date of birth cannot be in the future'],
    ['before 1900', '1899-12-31', 'The year must be 1900 or later'],
  ])('rejects a birthday %s [VAL-25] [VAL-26]', async (_, day, problem) => {
    serve(BIRTHDAY);
    const { user } = await open();
    const [year, month, date] = day.split('-') as [string, string, string];
    await user.type(await box('Day'), date);
    await user.type(await box('Month'), month);
    await user.type(await box('Year'), year);
    await user.click(next());
    expect(screen.getByText(problem)).toBeVisible();
    expect(screen.getByRole('link', { name: `Date of birth: ${problem}` })).toBeVisible();
  });

  it('locks the values of the one-account profile [VAL-21]', async () => {
    serve(NAME, ID, BIRTHDAY);
    await open({ session: PERSON });
    expect(await box('Owner')).toHaveValue('Chan Tai Man');
    expect(await box('Owner')).toHaveAttribute('readonly');
    expect(await box('ID number of the owner')).toHaveValue('51234567');
    expect(await box('ID number of the owner')).toHaveAttribute('readonly');
    expect(await box('Day')).toHaveValue('04');
    expect(await box('Year')).toHaveAttribute('readonly');
  });

  it('shows the faults of the server at the fields [VAL-44]', async () => {
    serve(PLATE);
    network.use(
      fakeCall('checkParameter', {
        valid: false,
        problems: [{ name: 'plate', message: 'No such number plate' }],
      }),
    );
    const { bridge, user } = await open();
    await user.type(await box('Number plate'), '?');
    await user.click(next());
    expect(await screen.findByRole('link', { name: 'Number plate: No such number plate' })).toBeVisible();
    expect(await box('Number plate')).toHaveAccessibleDescription('No such number plate');
    expect(bridge.trace.visited).toEqual([]);
  });

  it('shows that the check failed, and keeps its input', async () => {
    serve(PLATE);
    network.use(fakeCall('checkParameter', () => systemFailure()));
    const { user, unmount } = await open();
    await user.type(await box('Number plate'), 'MO-12-34');
    await user.click(next());
    expect(await screen.findByRole('alert')).toBeVisible();
    unmount();
    await open();
    expect(await box('Number plate')).toHaveValue('MO-12-34');
  });

  it('waits for the connection', async () => {
    const checked = serve(PLATE);
    const { user } = await open({ online: false });
    await user.type(await box('Number plate'), 'MO-12-34{Enter}');
    expect(next()).toHaveAccessibleDescription(/You are offline/);
    expect(checked).toEqual([]);
  });

  it('is a skeleton while it loads, and shows a failure with a retry', async () => {
    serve(PLATE);
    network.use(fakeCall('reservationParameters', () => systemFailure()));
    const { user } = await open();
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
    expect(await screen.findByRole('heading', { name: 'The data could not be loaded' })).toBeVisible();
    serve(PLATE);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await box('Number plate')).toBeVisible();
  });

  it('is skipped for a service without parameters', async () => {
    city.serve();
    network.use(fakeCall('reservationParameters', []));
    const { bridge } = await open();
    await waitFor(() => expect(bridge.trace.visited).toEqual([city.at]));
  });

  it.each(['/setParams', '/setParams?service=7', '/setParams?location=2'])(
    'redirects home from %s [NAV-28]',
    async (address) => {
      const { bridge } = await renderRoute(address, definition);
      await waitFor(() => expect(bridge.trace.visited).toEqual(['/home']));
    },
  );
});

describe('the parameters', () => {
  it('are sent with the booking, in their order [DAT-28] [DAT-30]', async () => {
    serve(NAME, PLATE);
    const { user } = await city.open({ session: HOST_USER, journey: { params: { plate: 'MO-12-34' } } });
    await user.click(await dayButton(4));
    await user.click(await time('09:30'));
    await user.click(screen.getByRole('button', { name: 'Confirm the booking' }));
    await waitFor(() => expect(city.log.booked).toHaveLength(1));
    expect(city.log.booked[0]!.body).toMatchObject({
      parameter1: 'Chan Tai Man',
      parameter2: 'MO-12-34',
      euid: 's-1',
    });
  });

  it('are dropped once sent [BOK-14]', async () => {
    serve(NAME, PLATE);
    const { user, bridge, unmount } = await open({ session: HOST_USER });
    await user.type(await box('Number plate'), 'MO-12-34');
    await user.click(next());
    await waitFor(() => expect(bridge.trace.visited).toHaveLength(1));
    await user.click(await dayButton(4));
    await user.click(await time('09:30'));
    await user.click(screen.getByRole('button', { name: 'Confirm the booking' }));
    await waitFor(() => expect(city.log.booked).toHaveLength(1));
    unmount();
    await open({ session: HOST_USER });
    expect(await box('Number plate')).toHaveValue('');
  });
});
