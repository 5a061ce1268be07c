import { dayInLine, formatDay, fromWireDate, shortDay } from '@vez/shared/dates';
import { useTexts } from '../../texts';

/** Formats the day and time of a booking from the API's DD/MM/YYYY and HH:mm. */
export function useWhen(): (date: string, time: string) => string {
  const { language } = useTexts();
  return (date, time) => `${formatDay(fromWireDate(date) ?? '', language, 'withoutYear')} ${time}`.trim();
}

/** A day for a narrow column or a button: Fri 4 Dec; 12月4日（週五）. From the API's DD/MM/YYYY. */
export function useBriefDay(): (date: string) => string {
  const { language } = useTexts();
  return (date) => {
    const day = fromWireDate(date) ?? '';
    const line = dayInLine(day, language);
    // The line of Chinese has no weekday.
    return language.startsWith('zh') ? `${line}（${shortDay(day, language).weekday}）` : line;
  };
}
