import { addDays, dayInLine, formatDay, fromWireDate, shortDay } from '@vez/shared/dates';
import { timeOfHour, type Period } from '../../model/figures';
import type { Figures, FiguresGroup } from '../../model/wire';
import { useTexts } from '../../texts';

/** Any Sunday. */
const SUNDAY = '2026-11-29';

const THOUSANDS = /\B(?=(\d{3})+$)/g;

/** The columns of every table, and of the file. */
export const COLUMNS = [
  'visits',
  'halfWaited',
  'mostWaited',
  'halfServed',
  'mostServed',
  'numbers',
  'bookings',
  'noShows',
  'missed',
  'uncalled',
] as const;
export type Column = (typeof COLUMNS)[number];

export const valueOf = (group: FiguresGroup, column: Column): number | null => {
  if (column === 'halfWaited') return group.wait?.half ?? null;
  if (column === 'mostWaited') return group.wait?.most ?? null;
  if (column === 'halfServed') return group.service?.half ?? null;
  if (column === 'mostServed') return group.service?.most ?? null;
  return group[column];
};

export const isTime = (column: Column) => column.endsWith('Waited') || column.endsWith('Served');

/** How figures are written. */
export function useFiguresWords() {
  const { t, language } = useTexts();
  const weekday = (day: number) => addDays(SUNDAY, day);
  const shortWeekdayOf = (day: number) => shortDay(weekday(day), language).weekday;
  const weekdayOf = (day: number) => formatDay(weekday(day), language, 'weekday');
  const dayOf = (day: string) => dayInLine(fromWireDate(day) ?? '', language);
  return {
    shortWeekdayOf,
    weekdayOf,
    dayOf,
    periodOf: ({ kind, day }: Period) => formatDay(day, language, kind === 'month' ? 'month' : 'full'),
    people: (count: number | null) =>
      count === null ? t('figures.few') : String(count).replace(THOUSANDS, '\u202f'),
    nameOf: (group: FiguresGroup, services: Figures['services']): string => {
      const { of, hour } = group;
      const hourOf = hour === null ? '' : timeOfHour(hour);
      if (of === 'day') return dayOf(group.day);
      if (of === 'hour') return hourOf;
      if (of === 'weekday') return weekdayOf(group.weekday!);
      if (of === 'weekdayHour') return `${weekdayOf(group.weekday!)} ${hourOf}`;
      if (of === 'counter') return t('counterName', { counter: group.counter });
      if (of === 'all') return t('figures.of.all');
      return services.find(({ serviceId }) => serviceId === group.serviceId)?.serviceName ?? '';
    },
  };
}
