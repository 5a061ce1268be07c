import { useCityClock } from '../../bridge';
import type { QueueInfo } from '../../contracts/client';
import { queueAdvice, queueStatus, type OtherWays, type Language, type QueueStatus } from '../../domain';
import {
  addDays,
  dayInLine,
  formatDay,
  shortDay,
  type CalendarDay,
  type CityClock,
} from '../../domain/dates';
import { fill, pluralForm, useUiTexts, type UiTexts } from '../../ui/texts';
import { StateBadge } from './state-badge';

interface Width {
  /** For a narrow row. */
  isShort?: boolean;
}
interface How extends Width {
  clock: CityClock;
}
interface Surroundings {
  /** Its figures are no longer live. */
  isStale?: boolean;
  /** The place is suspended. */
  isSuspended?: boolean;
}

/** A day within the next week by its weekday, a later one by its date. */
function dayOf(day: CalendarDay, language: Language, isSoon: boolean, { isShort = false }: Width): string {
  if (!isShort || (isSoon && language.startsWith('zh')))
    return formatDay(day, language, isSoon ? 'weekday' : 'withoutYear');
  return isSoon ? shortDay(day, language).weekday : dayInLine(day, language);
}

/** “tomorrow 09:00” in the city, from an instant. */
function whenOf({ queue: words, language }: UiTexts, instant: string, now: Date, how: How): string {
  const { cityDay, cityTime } = how.clock;
  const at = new Date(instant);
  const [day, today, time] = [cityDay(at), cityDay(now), cityTime(at)];
  if (day === today) return fill(words.today, { time });
  if (day === addDays(today, 1)) return fill(words.tomorrow, { time });
  return fill(words.on, { day: dayOf(day, language, day < addDays(today, 7), how), time });
}

/** The rest of a pause; undefined if its end is unknown, or already past, which the next answer will reflect. */
function pauseOf(texts: UiTexts, { pausedUntil }: QueueInfo, now: Date, how: How): string | undefined {
  if (pausedUntil === undefined || Date.parse(pausedUntil) <= now.getTime()) return undefined;
  const { cityDay, cityTime } = how.clock;
  const { untilTime, untilDay } = texts.queue;
  const end = new Date(pausedUntil);
  return cityDay(end) === cityDay(now)
    ? fill(untilTime, { time: cityTime(end) })
    : fill(untilDay, { when: whenOf(texts, pausedUntil, now, how) });
}

/** Until when the department has closed it, and why. */
function closureOf(texts: UiTexts, { until, reason }: NonNullable<QueueInfo['closure']>, how: How): string {
  const { until: words, reason: reasons } = texts.closure;
  return fill(words, { when: whenOf(texts, until, new Date(), how), reason: reasons[reason] });
}

function sentenceOf(texts: UiTexts, queue: QueueInfo, { kind, obstacle }: QueueStatus, how: How): string {
  const { waitCount: count, closure, opensAt, updatedAt } = queue;
  const { queue: words } = texts;
  if (kind === 'notOffered') return words.notOffered;
  // In the narrowest row, beside its badge, there is only one line.
  if (how.isShort && (kind === 'unknown' || obstacle === undefined)) return fill(words.inLine, { count });
  if (kind === 'unknown')
    return fill(pluralForm(texts, 'queueWaited', count), { count, time: how.clock.formatClock(updatedAt) });
  if (obstacle === undefined)
    return count === 0 ? words.nobody : fill(pluralForm(texts, 'queueWaiting', count), { count });
  if (obstacle === 'outsideOfficeHours' && closure !== undefined) return closureOf(texts, closure, how);
  if (obstacle === 'outsideOfficeHours' && opensAt !== undefined)
    return fill(words.opens, { when: whenOf(texts, opensAt, new Date(), how) });
  const pause = obstacle === 'queuePaused' ? pauseOf(texts, queue, new Date(), how) : undefined;
  return pause ?? words.say[obstacle];
}

export interface QueueWords extends QueueStatus {
  badge: React.JSX.Element;
  /** The badge's text. */
  word: string;
  /** The state in one sentence, without a full stop. */
  sentence: string;
}

/** The texts for a queue's state on all screens: badge, sentence and reason, from its single model. */
export function queueWords(
  texts: UiTexts,
  queue: QueueInfo,
  { clock, isShort, isStale, isSuspended }: Surroundings & How,
): QueueWords {
  const status = queueStatus(queue, { isSuspended, staleAt: isStale ? Date.now() : undefined });
  const { kind } = status;
  return {
    ...status,
    badge: <StateBadge of={kind}>{texts.queue.badge[kind]}</StateBadge>,
    word: texts.queue.badge[kind],
    sentence: sentenceOf(texts, queue, status, { clock, isShort }),
  };
}

/** Whether existing numbers stay valid, and what to do instead of taking one; undefined if one can be taken. */
export function adviceWords(
  { queue, language }: UiTexts,
  status: QueueStatus,
  ways: OtherWays,
): string | undefined {
  const advice = queueAdvice(status, ways).map((one) => queue.advice[one]);
  if (advice.length === 0) return undefined;
  const isPaused = status.obstacle === 'queuePaused';
  return [...(isPaused ? [queue.takenStay] : []), ...advice].join(language.startsWith('zh') ? '' : ' ');
}

/** As `queueWords`, in the language of the page. */
export function useQueueWords(): (queue: QueueInfo, around?: Surroundings & Width) => QueueWords {
  const texts = useUiTexts();
  const clock = useCityClock();
  return (queue, around = {}) => queueWords(texts, queue, { ...around, clock });
}
