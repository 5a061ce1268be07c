import { fill, type UiTexts } from '../texts';

const MINUTE = 60;
const HOUR = 3_600;
/** Until here seconds alone are easier to follow. */
const SECONDS_ALONE = 90;

/** “42 s”, “12 min 5 s”, “3 h 20 min”: never like a time of the clock. Hours are rounded up to whole minutes. */
export function timeLeft({ timeLeft: words }: UiTexts, seconds: number): string {
  if (seconds <= SECONDS_ALONE) return fill(words.seconds, { seconds });
  if (seconds < HOUR)
    return fill(words.minutes, { minutes: Math.floor(seconds / MINUTE), seconds: seconds % MINUTE });
  const minutes = Math.ceil(seconds / MINUTE);
  return fill(words.hours, { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}
