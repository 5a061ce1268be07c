import { cityDay, cityInstant, cityTime } from '../../city/city';
import { inProgress, type Model, type TicketView } from './model';

const standsAt = ({ back, number }: TicketView) => back?.behind ?? number ?? Infinity;
/** @param until HH:mm */
const isDue = ({ place, back }: TicketView, until: string) =>
  place !== undefined && back === undefined && place.time <= until;
const rank = (ticket: TicketView, until: string) => {
  const { place, isFirst, back, takenAt, id } = ticket;
  return [
    isDue(ticket, until) ? 0 : 1,
    isFirst ? 0 : 1,
    standsAt(ticket),
    back?.at.getTime() ?? 0,
    place?.time ?? '',
    takenAt.getTime(),
    id,
  ];
};

/** Whether two are in the same part of a line: due bookings, priority, or the rest. */
const isSamePart = (one: TicketView, other: TicketView, until: string): boolean =>
  isDue(one, until) === isDue(other, until) && one.isFirst === other.isFirst;

/** Whether one is called before another where due bookings come first, as the counters’ guide promises. */
function standsBefore(one: TicketView, other: TicketView, until: string): boolean {
  const [own, others] = [rank(one, until), rank(other, until)];
  const at = own.findIndex((value, position) => value !== others[position]);
  return at !== -1 && own[at]! < others[at]!;
}

/** Whether one is called before another regardless of who else arrives or leaves. */
export function isSurelyBefore({ rule }: Model, one: TicketView, other: TicketView, now: Date): boolean {
  const until = cityTime(now);
  const isPlain = rule.order === 'bookings' && rule.longestWaitMinutes === null;
  return (isPlain || isSamePart(one, other, until)) && standsBefore(one, other, until);
}

/** The bookings that were called since the last number. */
function bookingsInARow({ tickets }: Model): number {
  const called = [...tickets.values()].filter(({ calledAt }) => calledAt !== undefined);
  const isBooking = ({ place, back, calledAt }: TicketView) =>
    place !== undefined && (back === undefined || back.at >= calledAt!);
  const numbers = called.filter((one) => !isBooking(one)).map(({ calledAt }) => calledAt!.getTime());
  return called.filter((one) => isBooking(one) && calledAfter(one, Math.max(-Infinity, ...numbers))).length;
}
const calledAfter = ({ calledAt }: TicketView, instant: number) => calledAt!.getTime() > instant;

/** Picks the next person of a line, as the rule of the office says. */
function nextBy({ rule }: Model, line: TicketView[], inARow: number, now: Date, until: string): TicketView {
  const minute = Math.floor(now.getTime() / 60_000) * 60_000;
  const isEarly = ({ place, back }: TicketView) =>
    place !== undefined && back === undefined && place.time > until;
  const due = line.find((one) => isDue(one, until));
  const numbers = [true, false].flatMap((first) =>
    line.filter((one) => one.isFirst === first && !isDue(one, until)).slice(0, 1),
  );
  const bound = (rule.longestWaitMinutes ?? Infinity) * 60_000;
  const overdue = numbers.find((one) => !isEarly(one) && minute - one.takenAt.getTime() >= bound);
  if (overdue !== undefined) return overdue;
  const number = numbers.find((one) => !isEarly(one));
  if (due === undefined) return numbers[0]!;
  if (number === undefined || rule.order === 'bookings') return due;
  if (rule.order === 'turns') return inARow >= rule.bookingsInTurn ? number : due;
  return number.isFirst || number.takenAt < cityInstant(due.place!.day, due.place!.time) ? number : due;
}

/** Everyone in line, in the order of calling; @param until HH:mm at which bookings are due */
export function lineOf(model: Model, now: Date, until = cityTime(now)): TicketView[] {
  const left = waitingIn(model, now, until);
  const line: TicketView[] = [];
  for (let inARow = bookingsInARow(model); left.length > 0;) {
    const next = nextBy(model, left, inARow, now, until);
    line.push(...left.splice(left.indexOf(next), 1));
    inARow = next.place === undefined || next.back !== undefined ? 0 : inARow + 1;
  }
  return line;
}

/** Everyone in line, due bookings first. */
const waitingIn = (model: Model, now: Date, until: string): TicketView[] =>
  inProgress(model, 'waiting')
    .filter(({ place }) => place === undefined || place.day === cityDay(now))
    .sort((one, other) => (standsBefore(one, other, until) ? -1 : 1));

/** A person who comes back is called after the next three; those ahead of ordinary numbers do not count. */
export function behindNextThree(model: Model, now: Date): number {
  const ordinary = lineOf(model, now)
    .slice(0, 3)
    .filter((one) => !one.isFirst && standsAt(one) < Infinity);
  return ordinary.length === 0 ? 0 : standsAt(ordinary.at(-1)!);
}
