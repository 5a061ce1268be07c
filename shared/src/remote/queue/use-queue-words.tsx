import { useMode } from '../../bridge';
import type { QueueInfo } from '../../contracts/client';
import { queueStatus, type Language, type QueueStatus, type QueueSurroundings } from '../../domain';
import {
  addDays,
  cityDay,
  cityTime,
  dayInLine,
  formatClock,
  formatDay,
  shortDay,
  type CalendarDay,
} from '../../domain/dates';
import { fill, pluralForm, useUiTexts, type UiTexts } from '../../ui/texts';
import { StateBadge } from './state-badge';

interface How {
  /** For a narrow row. */
  isShort?: boolean;
}

/** A day of the next week by its name, a later one by its date. */
function dayOf(day: CalendarDay, language: Language, isSoon: boolean, { isShort = false }: How): string {
  if (!isShort || (isSoon && language.startsWith('zh')))
    return formatDay(day, language, isSoon ? 'weekday' : 'withoutYear');
  return isSoon ? shortDay(day, language).weekday : dayInLine(day, language);
}

/** “tomorrow 09:00” in the city, from an instant. */
function whenOf({ queue: words, language }: UiTexts, instant: string, now: Date, how: How): string {
  const at = new Date(instant);
  const [day, today, time] = [cityDay(at), cityDay(now), cityTime(at)];
  if (day === today) return fill(words.today, { time });
  if (day === addDays(today, 1)) return fill(words.tomorrow, { time });
  return fill(words.on, { day: dayOf(day, language, day < addDays(today, 7), how), time });
}

/** How long a pause goes on; undefined where nobody has told, or it is over by now and the next answer says so. */
function pauseOf(texts: UiTexts, { pausedUntil }: QueueInfo, now: Date, how: How): string | undefined {
  if (pausedUntil === undefined || Date.parse(pausedUntil) <= now.getTime()) return undefined;
  const { untilTime, untilDay } = texts.queue;
  const end = new Date(pausedUntil);
  return cityDay(end) === cityDay(now)
    ? fill(untilTime, { time: cityTime(end) })
    : fill(untilDay, { when: whenOf(texts, pausedUntil, now, how) });
}

function sentenceOf(texts: UiTexts, queue: QueueInfo, { kind, obstacle }: QueueStatus, how: How): string {
  const { waitCount: count, opensAt, updatedAt } = queue;
  const { queue: words } = texts;
  if (kind === 'notOffered') return words.notOffered;
  if (kind === 'unknown')
    return fill(pluralForm(texts, 'queueWaited', count), { count, time: formatClock(updatedAt) });
  // Beside its badge, in the narrowest row, it has one line.
  if (obstacle === undefined && how.isShort) return fill(words.inLine, { count });
  if (obstacle === undefined)
    return count === 0 ? words.nobody : fill(pluralForm(texts, 'queueWaiting', count), { count });
  if (obstacle === 'outsideOfficeHours' && opensAt !== undefined)
    return fill(words.opens, { when: whenOf(texts, opensAt, new Date(), how) });
  const pause = obstacle === 'queuePaused' ? pauseOf(texts, queue, new Date(), how) : undefined;
  return pause ?? words.say[obstacle];
}

export interface QueueWords extends QueueStatus {
  badge: React.JSX.Element;
  /** What the badge says. */
  word: string;
  /** The state in one sentence, without a full stop. */
  sentence: string;
  /** Why no number is given, and what to do instead; undefined where one is. */
  why: string | undefined;
}

/** The state of a queue as everybody says it: badge, sentence and reason, from the one model of it. */
export function queueWords(
  texts: UiTexts,
  queue: QueueInfo,
  { isShort, ...around }: QueueSurroundings & How,
): QueueWords {
  const status = queueStatus(queue, around);
  const { kind, obstacle } = status;
  return {
    ...status,
    badge: <StateBadge of={kind}>{texts.queue.badge[kind]}</StateBadge>,
    word: texts.queue.badge[kind],
    sentence: sentenceOf(texts, queue, status, { isShort }),
    why: kind === 'unknown' || obstacle === undefined ? undefined : texts.queue.why[obstacle],
  };
}

/** As `queueWords`, in the language of the page. */
export function useQueueWords(): (queue: QueueInfo, around?: QueueSurroundings & How) => QueueWords {
  const texts = useUiTexts();
  const isRemote = useMode() === 'remoteCounter';
  return (queue, around = {}) => {
    const words = queueWords(texts, queue, around);
    // Nobody goes to the office of a remote counter to ask there.
    const isAtOffice = words.obstacle === 'queueNotBusy' || words.obstacle === 'queueFull';
    return isRemote && isAtOffice && words.why !== undefined
      ? { ...words, why: texts.queue.why.noCounter }
      : words;
  };
}
