import type { useTexts } from '../../texts';

const SECONDS_PER_MINUTE = 60;

/** In words, such as “9 min 58 s”: written 09:58 it would read as a time of day. */
export function timeLeft(seconds: number, t: ReturnType<typeof useTexts>['t']): string {
  const minutes = Math.floor(seconds / SECONDS_PER_MINUTE);
  const rest = seconds % SECONDS_PER_MINUTE;
  return minutes === 0 ? t('hold.seconds', { seconds }) : t('hold.minutes', { minutes, seconds: rest });
}
