import { useCityClock } from '@vez/shared/bridge';
import { formatDay } from '@vez/shared/dates';
import { useTexts } from '../texts';

/** When figures were read: the time, with the day if it was not today; empty if not read yet. */
export function useReadAt(instant: string | undefined): string {
  const { cityDay, formatClock } = useCityClock();
  const { language } = useTexts();
  if (instant === undefined) return '';
  const day = cityDay(new Date(instant));
  const clock = formatClock(instant);
  return day === cityDay(new Date()) ? clock : `${formatDay(day, language, 'withoutYear')} ${clock}`;
}
