import type { OfficeCalendar, ServiceWords } from '@vez/shared/contracts';
import { fromWireDate } from '@vez/shared/dates';
import { Refusal } from '../../module-api/refusal';

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** A calendar with its lists in one order, so that equal ones are deeply equal. Leaves out work days before `today`. */
export function canonicalCalendar(calendar: OfficeCalendar, today: string): OfficeCalendar {
  const days = [...new Set(calendar.workDays)].filter((day) => fromWireDate(day)! >= today);
  return {
    ...calendar,
    hours: [...calendar.hours].sort(
      (one, other) => one.weekday - other.weekday || one.opensMinute - other.opensMinute,
    ),
    workDays: days.sort((one, other) => compare(fromWireDate(one)!, fromWireDate(other)!)),
  };
}

const sortedOnce = <Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] =>
  [...new Map(items.map((item) => [keyOf(item), item]))]
    .sort(([one], [other]) => compare(one, other))
    .map(([, item]) => item);

/**
 * The same for words. Leaves out repeated names and phrases; a change from before there were phrases leaves the current
 * ones.
 */
export function canonicalWords(
  { icon, otherNames, phrases }: ServiceWords,
  current: ServiceWords['phrases'] = [],
): ServiceWords {
  return {
    icon,
    otherNames: sortedOnce(otherNames, ({ language, name }) => `${language} ${name}`),
    phrases: sortedOnce(
      phrases ?? current,
      ({ event, language, phrase }) => `${event} ${language} ${phrase}`,
    ),
  };
}

/** @throws Refusal `hoursInvalid` for a period that ends before it begins, or overlaps the next one of its day */
export function checkHours({ hours }: OfficeCalendar): void {
  const isWrong = hours.some(({ weekday, opensMinute, closesMinute }, at) => {
    const next = hours[at + 1];
    const overlaps = next?.weekday === weekday && next.opensMinute < closesMinute;
    return closesMinute <= opensMinute || overlaps;
  });
  if (isWrong) throw new Refusal('hoursInvalid');
}
