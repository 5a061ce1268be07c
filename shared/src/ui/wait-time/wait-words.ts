import type { WaitRange } from '../../contracts/client';
import { fill, useUiTexts, type UiTexts } from '../texts';

/** From this many minutes, steps of five are too fine. */
const LONG_MINUTES = 120;

/** “about 25 to 40 min”, “under 5 min”, “over 2 h” (decision 230). */
export function waitWords({ wait }: UiTexts, { fromMinutes: from, toMinutes: to }: WaitRange): string {
  if (from >= LONG_MINUTES) return fill(wait.over, { hours: Math.floor(from / 60) });
  return from === 0 ? fill(wait.under, { to }) : fill(wait.about, { from, to });
}

/** The same for a small card: “25–40 min”, “usually 25–40 min”. */
export function briefWait(texts: UiTexts, range: WaitRange): string {
  const wait =
    range.fromMinutes === 0 || range.fromMinutes >= LONG_MINUTES
      ? waitWords(texts, range)
      : fill(texts.wait.brief, { from: range.fromMinutes, to: range.toMinutes });
  return range.isTypical ? fill(texts.wait.typicalBrief, { wait }) : wait;
}

/** “Waiting time from about 14:30 on”. */
export const unknownWaitWords = ({ wait }: UiTexts, time: string | undefined): string =>
  time === undefined ? wait.unknown : fill(wait.unknownUntil, { time });

/** “right 8 of 10 times in the last 30 days”; undefined while too little is known. */
export const recordWords = ({ wait }: UiTexts, { record }: WaitRange): string | undefined =>
  record && fill(wait.record, { hits: Math.round((10 * record.hits) / record.of) });

/** The range in the language of the page, with what it is worth; undefined for none. */
export function useWaitWords(): (range: WaitRange | undefined) => string | undefined {
  const texts = useUiTexts();
  return (range) =>
    range && [waitWords(texts, range), ...(range.isTypical ? [texts.wait.typical] : [])].join('\u00a0· ');
}
