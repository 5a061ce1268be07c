import type { Api, MyTicket } from '@vez/shared/contracts/client';
import { addDays, fromWireDate, toWireDate, type CalendarDay } from '@vez/shared/dates';

export type EarlierChoices = Awaited<ReturnType<Api['earlierChoices']>>;
export type Offer = NonNullable<NonNullable<MyTicket['earlier']>['offer']>;

/** What its holder does with an offer. */
export type Answer = 'takeEarlier' | 'keepTime';

/** The time that is offered; a closed office has precedence. */
export const offerOf = ({ closure, earlier }: MyTicket): Offer | undefined =>
  closure === undefined ? earlier?.offer : undefined;

/** Whether the page asks its holder to answer: an offer, the question of a reminder, or if they are here. */
export const asks = (mine: MyTicket): boolean =>
  mine.coming === 'asked' || mine.asksArrival === true || offerOf(mine) !== undefined;

/** When and where the holder of a booking would come earlier, as the form has it. */
export interface Wish {
  /** Empty while incomplete. */
  notBefore: CalendarDay;
  weekdays: readonly number[];
  from: string;
  until: string;
  locationIds: readonly number[];
}
export type WishFault = 'notBefore' | 'weekdays' | 'until' | 'locationIds';

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const two = (count: number) => String(count).padStart(2, '0');

/** The opening, each half hour after it, and the closing. */
export function halfHours(opens: string, closes: string): string[] {
  const times = [opens];
  for (let at = (Math.floor(minutesOf(opens) / 30) + 1) * 30; at < minutesOf(closes); at += 30)
    times.push(`${two(Math.floor(at / 60))}:${two(at % 60)}`);
  return [...times, closes];
}

/** The days that can be asked for. */
export const daysOf = ({ firstDay, lastDay }: EarlierChoices) => ({
  min: fromWireDate(firstDay) ?? '',
  max: fromWireDate(lastDay) ?? '',
});

/** What was asked, as far as it can still be chosen; at first, any time at the office of the booking. */
export function wishFrom(choices: EarlierChoices): Wish {
  const { asked, weekdays, offices, opens, closes } = choices;
  const { min, max } = daysOf(choices);
  const first = (asked && fromWireDate(asked.notBefore)) ?? min;
  const times = halfHours(opens, closes);
  const offered = (time: string | undefined, otherwise: string) =>
    time !== undefined && times.includes(time) ? time : otherwise;
  const ids = offices.map(({ locationId }) => locationId);
  return {
    notBefore: first < min ? min : first > max ? max : first,
    weekdays: asked ? weekdays.filter((day) => asked.weekdays.includes(day)) : weekdays,
    from: offered(asked?.from, opens),
    until: offered(asked?.until, closes),
    locationIds: asked ? ids.filter((id) => asked.locationIds.includes(id)) : ids.slice(0, 1),
  };
}

/** The fields that must be corrected, in the order of the form. */
export function wishFaults(wish: Wish, choices: EarlierChoices): WishFault[] {
  const { min, max } = daysOf(choices);
  const isWrong: Record<WishFault, boolean> = {
    notBefore: wish.notBefore === '' || wish.notBefore < min || wish.notBefore > max,
    weekdays: wish.weekdays.length === 0,
    until: wish.from >= wish.until,
    locationIds: wish.locationIds.length === 0,
  };
  return (Object.keys(isWrong) as WishFault[]).filter((field) => isWrong[field]);
}

export const toRequest = (wish: Wish) => ({
  ...wish,
  notBefore: toWireDate(wish.notBefore),
  weekdays: [...wish.weekdays],
  locationIds: [...wish.locationIds],
});

/** A day of each weekday, for its name: 0 is Sunday. */
export const dayOfWeekday = (weekday: number): CalendarDay => addDays('2023-01-01', weekday);

const DAY_MS = 86_400_000;

/** How many days an offered time is before the booking; 0 on the same day. */
export const daysSooner = ({ ticket }: MyTicket, { date }: Offer): number =>
  (Date.parse(fromWireDate(ticket.bookingDate) ?? '') - Date.parse(fromWireDate(date) ?? '')) / DAY_MS;

/** Whether the booking has the time that was offered. */
export const isAtOffer = ({ ticket }: MyTicket, { date, time }: Offer): boolean =>
  ticket.bookingDate === date && ticket.bookingTime === time;
