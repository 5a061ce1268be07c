import { useCityClock } from '@vez/shared/bridge';
import { addDays, formatDay, fromWireDate } from '@vez/shared/dates';
import { LANGUAGE_NAME } from '@vez/shared/domain';
import { SERVICE_ICONS, type ServiceIconName } from '@vez/shared/ui/service-icon';
import type { CallingRule } from '../../model/calling-order';
import { clockOf, type Difference, type Period } from '../../model/office-settings';
import { useTexts } from '../../texts';

const A_SUNDAY = '2023-01-01';

const isDrawn = (icon: string): icon is ServiceIconName => SERVICE_ICONS.some((name) => name === icon);

/** Formats settings and what differs between them. */
export function useSettingsWords() {
  const { t, language } = useTexts();
  const { cityDay, cityTime } = useCityClock();
  const weekdayOf = (weekday: number) => formatDay(addDays(A_SUNDAY, weekday), language, 'weekday');
  const dayOf = (day: string) => formatDay(fromWireDate(day) ?? '', language);
  const shortDayOf = (day: string) => formatDay(fromWireDate(day) ?? '', language, 'withoutYear');
  const yesOrNo = (is: boolean) => t(is ? 'office.yes' : 'office.no');
  const hoursOf = (periods: readonly Period[]) =>
    periods.length === 0
      ? t('office.closed')
      : periods
          .map(({ opensMinute, closesMinute }) => `${clockOf(opensMinute)}–${clockOf(closesMinute)}`)
          .join(', ');
  const iconOf = (icon: string) => (isDrawn(icon) ? t(`office.icons.${icon}`) : t('office.ticket'));
  const ruleWords = ({ order, bookingsInTurn: count, longestWaitMinutes: minutes }: CallingRule) =>
    [
      order === 'turns' ? t('office.turns', { count }) : t(`office.orders.${order}`),
      ...(minutes === null ? [] : [t('office.bounded', { minutes })]),
    ].join(' · ');
  const differs = (what: string, was: string | number, is: string | number) =>
    t('office.differs', { what, was, is });
  const differenceOf = (difference: Difference): string => {
    switch (difference.of) {
      case 'hours':
        return differs(weekdayOf(difference.weekday), hoursOf(difference.was), hoursOf(difference.is));
      case 'dayAdded':
      case 'dayRemoved':
        return t(`office.${difference.of}`, { day: dayOf(difference.day) });
      case 'nameAdded':
      case 'nameRemoved':
      case 'phraseAdded':
      case 'phraseRemoved':
        return t(`office.${difference.of}`, {
          language: LANGUAGE_NAME[difference.language],
          name: difference.name,
        });
      case 'description': {
        const what = `${t('office.description')} (${LANGUAGE_NAME[difference.language]})`;
        return differs(what, difference.was || t('office.none'), difference.is || t('office.none'));
      }
      case 'order':
        return differs(t('office.order'), ruleWords(difference.was), ruleWords(difference.is));
      case 'icon':
        return differs(t('office.field.icon'), iconOf(difference.was), iconOf(difference.is));
      case 'closesOnHolidays':
      case 'remindsDayBefore':
      case 'remindsHoursBefore':
      case 'asksArrival':
      case 'bookingOpen':
        return differs(t(`office.field.${difference.of}`), yesOrNo(difference.was), yesOrNo(difference.is));
      default:
        return differs(t(`office.field.${difference.of}`), difference.was, difference.is);
    }
  };
  const momentOf = (instant: string) => {
    const moment = new Date(instant);
    return `${formatDay(cityDay(moment), language)} ${cityTime(moment)}`;
  };
  return { weekdayOf, dayOf, shortDayOf, yesOrNo, hoursOf, iconOf, ruleWords, differenceOf, momentOf };
}
