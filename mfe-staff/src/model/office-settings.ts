import { fromWireDate } from '@vez/shared/dates';
import { LANGUAGES, type Language } from '@vez/shared/domain';
import { isSameRule, type CallingRule } from './calling-order';
import type { OfficeSettings, ServiceSettings } from './wire';

export type OfficeCalendar = OfficeSettings['calendar'];
export type Period = OfficeCalendar['hours'][number];
export type BookingRules = NonNullable<ServiceSettings['bookings']>;
export type ServiceWords = ServiceSettings['words'];

/** One group of settings before and after a change. */
export type NewSettings =
  | { of: 'calendar'; was: OfficeCalendar; is: OfficeCalendar }
  | { of: 'bookings'; serviceId: number; was: BookingRules; is: BookingRules }
  | { of: 'order'; was: CallingRule; is: CallingRule }
  | { of: 'words'; serviceId: number; was: ServiceWords; is: ServiceWords };

/** Weekdays as calls number them, Monday first. */
export const WEEK = [1, 2, 3, 4, 5, 6, 0] as const;

const NUMBERS = ['checkInAheadMinutes', 'graceMinutes', 'places', 'slotMinutes', 'daysAhead'] as const;
export const REMINDERS = ['remindsDayBefore', 'remindsHoursBefore'] as const;
const SWITCHES = ['closesOnHolidays', ...REMINDERS, 'asksArrival', 'bookingOpen'] as const;

type WordChange = 'nameAdded' | 'nameRemoved' | 'phraseAdded' | 'phraseRemoved';

export type Difference =
  | { of: 'hours'; weekday: number; was: Period[]; is: Period[] }
  | { of: 'description'; language: Language; was: string; is: string }
  | { of: 'dayAdded' | 'dayRemoved'; day: string }
  | { of: (typeof SWITCHES)[number]; was: boolean; is: boolean }
  | { of: (typeof NUMBERS)[number]; was: number; is: number }
  | { of: 'order'; was: CallingRule; is: CallingRule }
  | { of: 'icon'; was: string; is: string }
  | { of: WordChange; language: Language; name: string };

/** HH:mm of a minute of the day; 1440 is 24:00. */
export const clockOf = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** The hours of a weekday, by time. */
export const hoursOn = ({ hours }: Pick<OfficeCalendar, 'hours'>, weekday: number): Period[] =>
  hours
    .filter((period) => period.weekday === weekday)
    .sort((one, other) => one.opensMinute - other.opensMinute || one.closesMinute - other.closesMinute);

const byDay = (one: string, other: string) =>
  (fromWireDate(one) ?? '').localeCompare(fromWireDate(other) ?? '');
/** Days as calls write them, by date. */
export const inOrder = (days: readonly string[]): string[] => [...days].sort(byDay);

const spanOf = ({ opensMinute, closesMinute }: Period) => `${opensMinute}-${closesMinute}`;
const spansOf = (periods: readonly Period[]) => periods.map(spanOf).join();
const without = <Item>(all: readonly Item[], others: readonly Item[]) =>
  all.filter((one) => !others.includes(one));

function calendarDifferences(was: OfficeCalendar, is: OfficeCalendar): Difference[] {
  const days = (of: 'dayAdded' | 'dayRemoved', list: string[]) =>
    inOrder(list).map((day): Difference => ({ of, day }));
  return [
    ...WEEK.map((weekday) => ({ weekday, was: hoursOn(was, weekday), is: hoursOn(is, weekday) }))
      .filter((hours) => spansOf(hours.was) !== spansOf(hours.is))
      .map((hours): Difference => ({ of: 'hours', ...hours })),
    ...LANGUAGES.filter((language) => was.description[language] !== is.description[language]).map(
      (language): Difference => ({
        of: 'description',
        language,
        was: was.description[language],
        is: is.description[language],
      }),
    ),
    ...days('dayAdded', without(is.workDays, was.workDays)),
    ...days('dayRemoved', without(was.workDays, is.workDays)),
  ];
}

type Text = { language: Language; name: string };
const namesOf = ({ otherNames }: ServiceWords): Text[] => otherNames;
const phrasesOf = ({ phrases = [] }: ServiceWords): Text[] =>
  phrases.map(({ language, phrase }) => ({ language, name: phrase }));

function wordDifferences(was: ServiceWords, is: ServiceWords): Difference[] {
  const of = (change: WordChange, more: Text[], less: Text[]) =>
    LANGUAGES.flatMap((language) => {
      const [all, others] = [more, less].map((texts) =>
        texts.filter((one) => one.language === language).map(({ name }) => name),
      );
      return without(all!, others!).map((name): Difference => ({ of: change, language, name }));
    });
  // A change from before there were phrases says nothing about them.
  const hasPhrases = was.phrases !== undefined && is.phrases !== undefined;
  return [
    ...(was.icon === is.icon ? [] : [{ of: 'icon' as const, was: was.icon, is: is.icon }]),
    ...of('nameAdded', namesOf(is), namesOf(was)),
    ...of('nameRemoved', namesOf(was), namesOf(is)),
    ...(hasPhrases ? of('phraseAdded', phrasesOf(is), phrasesOf(was)) : []),
    ...(hasPhrases ? of('phraseRemoved', phrasesOf(was), phrasesOf(is)) : []),
  ];
}

type PlainSettings = Partial<
  Record<(typeof SWITCHES)[number], boolean> & Record<(typeof NUMBERS)[number], number>
>;

/** Numbers and switches that differ, in the order of their lists. */
const plainDifferences = (was: PlainSettings, is: PlainSettings): Difference[] =>
  [...SWITCHES, ...NUMBERS]
    .filter((name) => was[name] !== is[name])
    .map((of) => ({ of, was: was[of], is: is[of] }) as Difference);

/** What a change replaces, in the order in which it is listed. Empty if both are equal, whatever their order. */
export function differencesOf(change: NewSettings): Difference[] {
  switch (change.of) {
    case 'calendar':
      return [...calendarDifferences(change.was, change.is), ...plainDifferences(change.was, change.is)];
    case 'bookings':
      return plainDifferences(change.was, change.is);
    case 'order':
      return isSameRule(change.was, change.is) ? [] : [change];
    case 'words':
      return wordDifferences(change.was, change.is);
  }
}
