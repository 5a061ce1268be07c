import { screen, within } from '@testing-library/react';
import { fakeCall, fakeNetwork, noConnection, renderRoute } from '@vez/shared/testing';
import { definition } from '../../definition';
import { queryAct } from '../../testing/acts';
import { aPlace, anOffer, aQueue, aService } from '../../testing/facts';
import { CALENDAR_BADGES, CALENDARS, COUNT, QUEUE_BADGES, QUEUES } from '../../testing/states';

const network = fakeNetwork();
const address = '/queueOrBook?service=7&location=2';
/** The card of the office, by its place. */
const cardOf = async () =>
  (await screen.findByRole('heading', { name: 'China Plaza' })).parentElement!.parentElement!.parentElement!;
const badgesIn = (part: HTMLElement, all: readonly string[]) =>
  all.filter((words) => within(part).queryAllByText(words).length > 0);
const isOff = (button: HTMLElement) => button.getAttribute('aria-disabled') === 'true';

/** Expects the state of the queue, with each fact only once. */
async function expectQueue({ badge, says, takes, counts, live }: (typeof QUEUES)[keyof typeof QUEUES]) {
  const card = await cardOf();
  expect(badgesIn(card, QUEUE_BADGES)).toEqual([badge]);
  expect(card).toHaveTextContent(says);
  // Screen readers announce states, not each number of people.
  expect(within(card).getByRole('status')).toHaveTextContent(takes ? /^$/ : says);
  expect(card.textContent.split(String(COUNT))).toHaveLength(counts ? 2 : 1);
  expect(within(card).queryAllByText('Live').length > 0).toBe(live);
  const button = queryAct('Take a number', card)!;
  expect(isOff(button)).toBe(!takes);
  if (!takes) expect(button).toHaveAccessibleDescription(says);
}

/** The card advises booking if and only if the page offers it. */
async function expectAdvice(takes: boolean, books: boolean) {
  const advises = within(await cardOf()).queryByText(/You can book a time instead/) !== null;
  expect(advises).toBe(!takes && books);
}

/** Other offices are the main action if nothing can be done here. */
function expectOthers(takes: boolean, books: boolean) {
  const others = screen.queryByRole('link', { name: 'Choose another office' });
  expect(others !== null).toBe(!takes && !books);
}

/** Beside a number, the note of the button is short. */
const BESIDE: Record<string, string> = { [CALENDARS.open.says]: 'Book from Fri 4 Dec' };

type Calendar = (typeof CALENDARS)[keyof typeof CALENDARS];
async function expectCalendar({ says: whole, books }: Calendar, isAlone = false) {
  const card = await cardOf();
  const says = isAlone ? whole : (BESIDE[whole] ?? whole);
  expect(within(card).getAllByText(says)).toHaveLength(1);
  const button = queryAct('Book', card)!;
  expect(isOff(button)).toBe(!books);
  if (!books) expect(button).toHaveAccessibleDescription(says);
}

const answer = (queue: object, offer: object) =>
  network.use(
    fakeCall('serviceById', aService()),
    fakeCall('counterInfo', aQueue({ waitCount: COUNT, ...queue })),
    fakeCall('locationService', anOffer(offer)),
  );

it.each(Object.keys(QUEUES) as (keyof typeof QUEUES)[])(
  'agrees in badge, figure, sentence and button with every calendar: queue %s [QUE-13] [BOK-04]',
  async (name) => {
    for (const calendar of Object.values(CALENDARS)) {
      answer(QUEUES[name].queue, calendar.offer);
      const { unmount } = await renderRoute(address, definition);
      await expectQueue(QUEUES[name]);
      await expectCalendar(calendar);
      await expectAdvice(QUEUES[name].takes, calendar.books);
      expectOthers(QUEUES[name].takes, calendar.books);
      unmount();
    }
  },
);

it.each(Object.values(CALENDARS))(
  'shows only a calendar if no numbers are given: $badge [BOK-08]',
  async (calendar) => {
    answer({ status: false }, calendar.offer);
    await renderRoute(address, definition);
    await expectCalendar(calendar, true);
    expect(badgesIn(await cardOf(), CALENDAR_BADGES)).toEqual([calendar.badge]);
    expectOthers(false, calendar.books);
    expect(queryAct('Take a number')).not.toBeInTheDocument();
    expect(screen.queryByText('Live')).not.toBeInTheDocument();
  },
);

it.each(Object.values(QUEUES))(
  'shows only a queue if there are no bookings: $badge [BOK-01]',
  async (queue) => {
    answer(queue.queue, { booking: false });
    await renderRoute(address, definition);
    await expectQueue(queue);
    await expectAdvice(queue.takes, false);
    expectOthers(queue.takes, false);
    expect(queryAct('Book')).not.toBeInTheDocument();
  },
);

it('lets the server decide, and is not live, if the queue cannot be loaded [QUE-10]', async () => {
  answer({}, {});
  network.use(fakeCall('counterInfo', () => noConnection()));
  await renderRoute(address, definition);
  const card = await cardOf();
  expect(badgesIn(card, QUEUE_BADGES)).toEqual(['Not live']);
  expect(isOff(queryAct('Take a number', card)!)).toBe(false);
  expect(screen.queryByText('Live')).not.toBeInTheDocument();
});

it.each(Object.values(QUEUES))(
  'shows no queue of a suspended place, whatever its state: $badge [CAT-52]',
  async ({ queue }) => {
    answer(queue, {});
    network.use(fakeCall('serviceById', aService({ locations: [aPlace({ suspended: true })] })));
    await renderRoute(address, definition);
    expect(await screen.findByText(/Service is suspended at this office/)).toBeVisible();
    expect(badgesIn(document.body, QUEUE_BADGES)).toEqual([]);
    expect(screen.queryByText('Live')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^(Book|Take a number)$/ })).not.toBeInTheDocument();
  },
);
