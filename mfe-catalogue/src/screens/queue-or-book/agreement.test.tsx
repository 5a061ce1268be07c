import { screen, within } from '@testing-library/react';
import { fakeCall, fakeNetwork, noConnection, renderRoute } from '@vez/shared/testing';
import { definition } from '../../definition';
import { queryAct } from '../../testing/acts';
import { aPlace, anOffer, aQueue, aService } from '../../testing/facts';
import { CALENDAR_BADGES, CALENDARS, COUNT, QUEUE_BADGES, QUEUES } from '../../testing/states';

const network = fakeNetwork();
const address = '/queueOrBook?service=7&location=2';
const wayOf = async (name: string) =>
  (await screen.findByRole('heading', { name })).parentElement!.parentElement!;
const badgesIn = (part: HTMLElement, all: readonly string[]) =>
  all.filter((words) => within(part).queryAllByText(words).length > 0);
const isOff = (button: HTMLElement) => button.getAttribute('aria-disabled') === 'true';

/** Expects the state of the queue, both in its action and in its card. */
async function expectQueue({ badge, says, takes, counts, live }: (typeof QUEUES)[keyof typeof QUEUES]) {
  const way = await wayOf('Take a number');
  const card = screen.getByRole('complementary', { name: 'At this office now' });
  for (const part of [way, card]) expect(badgesIn(part, QUEUE_BADGES)).toEqual([badge]);
  expect(way).toHaveTextContent(says);
  // The card shows an open queue by its figure.
  if (!takes) expect(within(card).getByRole('status')).toHaveTextContent(says);
  expect(within(card).queryAllByText(String(COUNT)).length > 0).toBe(counts);
  expect(within(card).queryAllByText('Live').length > 0).toBe(live);
  const button = queryAct('Take a number', way)!;
  expect(isOff(button)).toBe(!takes);
  if (!takes) expect(button).toHaveAccessibleDescription(says);
}

/** The card advises booking if and only if the page offers it. */
function expectAdvice(takes: boolean, books: boolean) {
  const card = screen.getByRole('complementary', { name: 'At this office now' });
  const advises = within(card).queryByText(/You can book a time instead/) !== null;
  expect(advises).toBe(!takes && books);
}

async function expectCalendar({ badge, says, books }: (typeof CALENDARS)[keyof typeof CALENDARS]) {
  const way = await wayOf('Book a date and time');
  expect(badgesIn(way, CALENDAR_BADGES)).toEqual([badge]);
  expect(way).toHaveTextContent(says);
  const button = queryAct('Book', way)!;
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
      expectAdvice(QUEUES[name].takes, calendar.books);
      unmount();
    }
  },
);

it.each(Object.values(CALENDARS))(
  'shows only a calendar if no numbers are given: $badge [BOK-08]',
  async (calendar) => {
    answer({ status: false }, calendar.offer);
    await renderRoute(address, definition);
    await expectCalendar(calendar);
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
    expectAdvice(queue.takes, false);
    expect(queryAct('Book')).not.toBeInTheDocument();
  },
);

it('lets the server decide, and is not live, if the queue cannot be loaded [QUE-10]', async () => {
  answer({}, {});
  network.use(fakeCall('counterInfo', () => noConnection()));
  await renderRoute(address, definition);
  const way = await wayOf('Take a number');
  expect(badgesIn(way, QUEUE_BADGES)).toEqual(['Not live']);
  expect(isOff(queryAct('Take a number', way)!)).toBe(false);
  expect(screen.queryByText('Live')).not.toBeInTheDocument();
});

it.each(Object.values(QUEUES))(
  'is paused at a suspended place, whatever the state of its queue: $badge [CAT-52]',
  async ({ queue }) => {
    answer(queue, {});
    network.use(fakeCall('serviceById', aService({ locations: [aPlace({ suspended: true })] })));
    await renderRoute(address, definition);
    const card = await screen.findByRole('complementary', { name: 'At this office now' });
    expect(badgesIn(card, QUEUE_BADGES)).toEqual(['Paused']);
    expect(within(card).getByRole('status')).toHaveTextContent('Service here is suspended for now');
    expect(within(card).queryByText('Live')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^(Book|Take a number)$/ })).not.toBeInTheDocument();
  },
);
