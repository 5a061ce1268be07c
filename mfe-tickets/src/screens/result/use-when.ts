import { formatDay, fromWireDate } from '@vez/shared/dates';
import { useTexts } from '../../texts';

/** Formats the day and time of a booking from the API's DD/MM/YYYY and HH:mm. */
export function useWhen(): (date: string, time: string) => string {
  const { language } = useTexts();
  return (date, time) => `${formatDay(fromWireDate(date) ?? '', language, 'withoutYear')} ${time}`.trim();
}
