import type { BrowserContext } from '@playwright/test';
import { counterSystemOf } from '../src/counter-system';
import { accountHolder, newCitizen, pointOf, type Citizen, type Point } from '../src/people';
import { citizen, saying, screen, SERVICE } from './make-state';
import type { State } from './state';

/** The remote counter of the demonstration city. */
export const VIDEO_COUNTER = 6;

const withNumber = async (person: Citizen, context: BrowserContext) => {
  const point = await pointOf(context, SERVICE);
  return { point, ticket: await person.takeNumber(point) };
};
const ticketPage = (ticket: string) => `/success?ticket=${ticket}`;
const called = (
  context: BrowserContext,
  { point, ticket }: { point: Point & { locationIds: number[] }; ticket: string },
) => counterSystemOf(context.request).callUntil(point, ticket, '9');

type Own = Parameters<typeof called>[1];
const missed = async (context: BrowserContext, own: Own) => {
  await called(context, own);
  await counterSystemOf(context.request).markAbsent(own.ticket);
};

/** The second visit, when the browser has reserved space for the ticket. */
const home = (name: string, happen: (context: BrowserContext, own: Own) => Promise<unknown>) =>
  citizen(
    name,
    async (person, context) => {
      await happen(context, await withNumber(person, context));
      return '/home';
    },
    async (page) => {
      await page.reload();
      await page.waitForLoadState('networkidle');
    },
  );

const booked = async (person: Citizen, context: BrowserContext) =>
  ticketPage(await person.book(await pointOf(context, SERVICE)));

/** Answers about tickets. */
const OWN = '**/api/{favourite/tickets,booking/waitingInfo}/*';
/** A booking that can be checked in. */
const TO_CHECK_IN = { progress: 'waiting', visitState: 'booked', canCheckIn: true, waitCount: 0 };

/** A booking at the remote counter, which requires an account. */
const byVideo = (name: string, change?: object): State => ({
  name,
  async address(context, page) {
    // One booking is reused for all languages, because accounts can book once a day.
    const person = await accountHolder(context, 'maria');
    const point = { ...(await pointOf(context, SERVICE)), locationId: VIDEO_COUNTER };
    const ticket = (await person.firstBooking()) ?? (await person.book(point));
    if (change) await saying(change)(page, OWN);
    return ticketPage(ticket);
  },
});

/** Lists of a citizen's own data. */
export const TICKETS: State[] = [
  citizen('ticket-number', async (person, context) => ticketPage((await withNumber(person, context)).ticket)),
  citizen('ticket-called', async (person, context) => {
    const own = await withNumber(person, context);
    await called(context, own);
    return ticketPage(own.ticket);
  }),
  home('home-waiting', async () => undefined),
  home('home-called', called),
  home('home-missed', missed),
  citizen('ticket-missed', async (person, context) => {
    const own = await withNumber(person, context);
    await missed(context, own);
    return ticketPage(own.ticket);
  }),
  citizen(
    'ticket-taken',
    async (person, context) => `${ticketPage((await withNumber(person, context)).ticket)}&created=1`,
  ),
  citizen('ticket-booking', booked),
  citizen('ticket-booked', async (...who) => `${await booked(...who)}&created=1`),
  citizen('ticket-changed', async (...who) => `${await booked(...who)}&changed=1`),
  {
    name: 'ticket-check-in',
    async address(context, page) {
      const person = await newCitizen(context);
      await saying(TO_CHECK_IN)(page, OWN);
      return booked(person, context);
    },
  },
  byVideo('ticket-video'),
  byVideo('ticket-video-check-in', TO_CHECK_IN),
  byVideo('ticket-video-called', { progress: 'called', visitState: 'called', counterName: '3' }),
  citizen('ticket-cancelled', async (person, context) => {
    const { ticket } = await withNumber(person, context);
    await person.cancel(ticket);
    return ticketPage(ticket);
  }),
  citizen('ticket-gone', async () => ticketPage('00000000-0000-4000-8000-000000000000')),
  screen('ticket-visitor', ticketPage('00000000-0000-4000-8000-000000000000')),
  citizen(
    'ticket-cancel',
    async (person, context) => ticketPage((await withNumber(person, context)).ticket),
    (page, { button, texts }) => button(texts.of('mfe-tickets', 'result.cancel')).click(),
  ),
  citizen('booking-change', async (person, context) => {
    const ticket = await person.book(await pointOf(context, SERVICE));
    return `/reserve?ticket=${ticket}`;
  }),
  citizen('my-tickets', async (person, context) => {
    await withNumber(person, context);
    await person.book(await pointOf(context, 'SAFP-ACC'));
    return '/myBooking';
  }),
  citizen('my-tickets-empty', async () => '/myBooking'),
  screen('my-tickets-visitor', '/myBooking'),
  citizen('favourites', async (person, context) => {
    await person.keepFavourite(await pointOf(context, SERVICE));
    return '/MyFavoritePage';
  }),
  citizen('favourites-empty', async () => '/MyFavoritePage'),
];
