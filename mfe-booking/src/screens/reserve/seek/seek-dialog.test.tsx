import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { fakeCall, fakeNetwork, systemFailure } from '@vez/shared/testing';
import { bookingCity, dayButton, phone, time } from '../../../testing/city';
import { aPlace, ISLANDS, PHONE, theRecommended } from '../../../testing/facts';

const network = fakeNetwork();
const city = bookingCity(network, 900);

const serve = (story: Parameters<typeof city.serve>[0] = {}) =>
  city.serve({ ...story, service: { reservationRecommend: true, ...story.service } });
async function open(around: Parameters<typeof city.open>[0] = {}) {
  const view = await city.open({ session: PHONE, ...around });
  await view.user.click(await screen.findByRole('button', { name: 'Find a date and time' }));
  await screen.findByRole('dialog');
  return view;
}
const dialog = () => within(screen.getByRole('dialog'));
const cell = (name: string) => dialog().findByRole('radio', { name });
/** The name of the icon in a part of the dialog, such as `map-pin`. */
const iconIn = (part: Element) =>
  /lucide-([\w-]+)/.exec(part.querySelector('svg')!.getAttribute('class')!)?.[1];

describe('the button of the seek dialog', () => {
  it('is shown only for a service that recommends times [BOK-16]', async () => {
    city.serve();
    const { unmount } = await city.open();
    await dayButton(4);
    expect(screen.queryByRole('button', { name: 'Find a date and time' })).not.toBeInTheDocument();
    unmount();
    serve();
    await open();
    expect(screen.getByRole('dialog', { name: 'Find a date, time and office' })).toBeVisible();
  });

  it('reads “only time ticket” and is disabled if there are no other times [BOK-30] [BOK-06] [ERR-55]', async () => {
    serve({ offer: { status: false, timeTicketStatus: true } });
    const { user } = await city.open();
    const entry = await screen.findByRole('button', { name: 'Only time ticket' });
    expect(entry).toHaveAttribute('aria-disabled', 'true');
    expect(entry).toHaveAccessibleDescription(/Only timed numbers/);
    await user.click(entry);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('the seek dialog', () => {
  it('has a column for each recommended day and a row for each time [BOK-53] [BOK-58] [DAT-24]', async () => {
    serve();
    const asked: unknown[] = [];
    network.use(
      fakeCall('recommendTimes', ({ body }) => {
        asked.push(body);
        return theRecommended();
      }),
    );
    await open();
    const table = await dialog().findByRole('table', { name: 'Find a date, time and office' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['Fri4Dec', 'Mon7Dec']);
    expect(
      within(table)
        .getAllByRole('rowheader')
        .map((head) => head.textContent),
    ).toEqual(['09:00', '09:30', '14:00', '15:00']);
    expect(asked[0]).toEqual({
      serviceId: city.id,
      locationId: 2,
      bookingDate: '04/12/2026',
      bookingTime: '',
    });
    expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations();
  });

  it('is wider than a phone, and fits a larger screen [BOK-54]', async () => {
    serve();
    await open();
    const table = await dialog().findByRole('table');
    expect(table).toHaveStyle({ width: '140%' });
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
    const wide = rules.filter((rule): rule is CSSMediaRule => 'media' in rule);
    const own = [...table.classList].map((name) => `.${name}`);
    expect(
      wide.some(
        ({ conditionText, cssRules }) =>
          conditionText === '(min-width: 640px)' &&
          [...cssRules].some(
            ({ cssText }) =>
              own.some((name) => cssText.startsWith(`${name} `)) && /width: 100%/.test(cssText),
          ),
      ),
    ).toBe(true);
  });

  it('selects a free time with its date [BOK-16] [BOK-27]', async () => {
    serve();
    const { user } = await open();
    const use = dialog().getByRole('button', { name: 'Use this time' });
    expect(use).toHaveAccessibleDescription('Choose a time in the grid.');
    await user.click(await cell('Monday 7 December 14:00, Free here'));
    expect(dialog().getByRole('status')).toHaveTextContent('Monday 7 December 14:00 · China Plaza');
    await user.click(use);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await screen.findByRole('group', { name: 'Time, Monday 7 December' })).toBeVisible();
    expect(await time('14:00')).toBeChecked();
    await waitFor(() =>
      expect(city.log.held.at(-1)).toEqual({
        serviceId: city.id,
        locationId: 2,
        bookingDate: '07/12/2026',
        bookingTime: '14:00',
      }),
    );
  });

  it('marks a full time that is free elsewhere, and continues at the chosen office [BOK-31] [BOK-55]', async () => {
    const far = aPlace({ id: 4, name: 'Coloane Office', remoteCounter: true });
    const recommended = theRecommended();
    recommended[0]!.times[0]!.otherLocationIds = [3, 4];
    serve({ service: { locations: [aPlace(), ISLANDS, far] } });
    network.use(fakeCall('recommendTimes', recommended));
    const { bridge, user } = await open();
    const pinned = await cell('Friday 4 December 09:00, Full here, free at another office');
    expect(iconIn(pinned.parentElement!)).toBe('map-pin');
    await user.click(pinned);
    const places = dialog().getByRole('group', { name: 'Choose the office' });
    expect(within(places).getByRole('radio', { name: /Islands Hall/ })).toBeChecked();
    // A remote counter has no address (decision 250).
    await user.click(within(places).getByRole('radio', { name: 'Coloane Office' }));
    await user.click(dialog().getByRole('button', { name: 'Use this time' }));
    expect(bridge.trace.visited).toEqual([`/reserve?service=${city.id}&location=4`]);
    expect(await screen.findByText('09:00 · Friday 4 December · Coloane Office')).toBeVisible();
    await waitFor(() =>
      expect(city.log.held.at(-1)).toEqual({
        serviceId: city.id,
        locationId: 4,
        bookingDate: '04/12/2026',
        bookingTime: '09:00',
      }),
    );
    expect(await phone()).toHaveValue('66123834');
  });

  it('disables times that no office has [BOK-56]', async () => {
    serve();
    await open();
    for (const name of [
      'Friday 4 December 15:00, Cannot be booked',
      'Friday 4 December 14:00, Not offered',
    ]) {
      const none = await cell(name);
      expect(none).toBeDisabled();
      expect(iconIn(none.parentElement!)).toBe('minus');
    }
  });

  it('ignores an office that takes no bookings [BOK-56]', async () => {
    serve({ service: { locations: [aPlace(), { ...ISLANDS, suspended: true }] } });
    await open();
    expect(await cell('Friday 4 December 09:00, Cannot be booked')).toBeDisabled();
  });

  it('has a legend for pin and dash [BOK-57]', async () => {
    serve();
    await open();
    const legend = dialog().getByRole('list', { name: 'Legend' });
    expect(
      within(legend)
        .getAllByRole('listitem')
        .map((entry) => [iconIn(entry), entry.textContent]),
    ).toEqual([
      ['circle', 'Free here'],
      ['map-pin', 'Full here, free at another office'],
      ['minus', 'Cannot be booked'],
    ]);
  });

  it('has a guide whose pages wrap around and that can be closed [BOK-59]', async () => {
    serve();
    network.use(
      fakeCall('guides', [
        { title: 'Choose a date', text: 'Each column is a day.', icon: '' },
        { title: 'Look for the pin', text: 'Another place has it.', icon: '' },
      ]),
    );
    const { user } = await open();
    await user.click(await dialog().findByRole('button', { name: 'How it works' }));
    const guide = within(await dialog().findByRole('region', { name: 'How it works' }));
    expect(guide.getByText('Choose a date')).toBeVisible();
    expect(guide.getByText('1 of 2')).toBeVisible();
    await user.click(guide.getByRole('button', { name: 'Next page of the guide' }));
    expect(guide.getByText('Another place has it.')).toBeVisible();
    await user.click(guide.getByRole('button', { name: 'Next page of the guide' }));
    expect(guide.getByText('Choose a date')).toBeVisible();
    await user.click(guide.getByRole('button', { name: 'Previous page of the guide' }));
    expect(guide.getByText('Look for the pin')).toBeVisible();
    const entry = dialog().getByRole('button', { name: 'How it works' });
    expect(entry).toHaveAttribute('aria-expanded', 'true');
    await user.click(entry);
    expect(entry).toHaveAttribute('aria-expanded', 'false');
    expect(dialog().queryByRole('region', { name: 'How it works' })).not.toBeInTheDocument();
    expect(dialog().getByRole('table')).toBeVisible();
  });

  it('can be limited to the morning, and moved to later days', async () => {
    serve();
    const asked: unknown[] = [];
    network.use(
      fakeCall('recommendTimes', ({ body }) => {
        asked.push((body as { bookingDate: string }).bookingDate);
        return theRecommended();
      }),
    );
    const { user } = await open();
    await dialog().findByRole('table');
    await user.selectOptions(dialog().getByRole('combobox', { name: 'Time of day' }), 'Morning');
    expect(
      dialog()
        .getAllByRole('rowheader')
        .map((head) => head.textContent),
    ).toEqual(['09:00', '09:30']);
    await user.click(dialog().getByRole('button', { name: 'More dates' }));
    await waitFor(() => expect(asked.at(-1)).toBe('08/12/2026'));
    await user.click(dialog().getByRole('button', { name: 'First dates' }));
    expect(await dialog().findByRole('table')).toBeVisible();
  });

  it('is one tab stop with arrow keys between free times', async () => {
    serve();
    const { user } = await open();
    const first = await cell('Friday 4 December 09:00, Full here, free at another office');
    act(() => first.focus());
    await user.keyboard('{ArrowRight}');
    expect(await cell('Monday 7 December 09:00, Free here')).toBeChecked();
    await user.keyboard('{ArrowRight}');
    expect(await cell('Friday 4 December 09:30, Free here')).toBeChecked();
  });

  it('changes nothing when it is closed', async () => {
    serve();
    const { user } = await open();
    await user.click(await cell('Monday 7 December 14:00, Free here'));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByText('Friday 4 December 2026 09:30')).toBeVisible();
    expect(city.log.held).toEqual([]);
  });

  it('shows when it is empty, and when it failed to load', async () => {
    serve();
    network.use(fakeCall('recommendTimes', () => systemFailure()));
    const { user } = await open();
    expect(await dialog().findByText('The data could not be loaded')).toBeVisible();
    network.use(fakeCall('recommendTimes', []));
    await user.click(dialog().getByRole('button', { name: 'Try again' }));
    expect(await dialog().findByText('There are no times in these days.')).toBeVisible();
  });
});

describe('a full time on the form', () => {
  it('opens the dialog with that time chosen if it is free elsewhere [BOK-55]', async () => {
    serve();
    const { user } = await city.open();
    await user.click(await dayButton(4));
    await waitFor(async () => expect(await time('09:00')).toBeEnabled());
    await user.click(await time('09:00'));
    await screen.findByRole('dialog');
    expect(await cell('Friday 4 December 09:00, Full here, free at another office')).toBeChecked();
    expect(city.log.held).not.toContainEqual(expect.objectContaining({ bookingTime: '09:00' }));
  });

  it('can be chosen if it is free elsewhere, even if no time is free here [BOK-26] [BOK-55]', async () => {
    const full = (timeSlot: string) => ({ timeSlot, enabled: false });
    serve({ times: { totalTimeSlot: [full('09:00'), full('08:00')] } });
    const { user } = await city.open();
    await user.click(await dayButton(4));
    expect(await screen.findByText(/^No time of this day is free/)).toBeVisible();
    await waitFor(async () => expect(await time('09:00')).toBeEnabled());
    expect(await time('08:00')).toBeDisabled();
  });
});
