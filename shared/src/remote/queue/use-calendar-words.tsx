import type { Offer } from '../../contracts/client';
import { calendarStatus, type CalendarStatus } from '../../domain';
import { dayInLine, formatDay } from '../../domain/dates';
import { fill, useUiTexts, type UiTexts } from '../../ui/texts';
import { StateBadge } from './state-badge';

export type CalendarWords = CalendarStatus & {
  badge: React.JSX.Element;
  /** The badge's text. */
  word: string;
  /** The state in one sentence, without a full stop. */
  sentence: string;
};

interface How {
  isSuspended?: boolean;
  /** For a narrow row. */
  isShort?: boolean;
}

/** The texts for a calendar's state on all screens: badge and sentence, from its single model (decision 276). */
export function calendarWords(
  { bookings: words, language }: UiTexts,
  offer: Offer | undefined,
  { isSuspended = false, isShort = false }: How = {},
): CalendarWords {
  const status = calendarStatus(offer, isSuspended);
  const { kind, firstDay } = status;
  return {
    ...status,
    badge: <StateBadge of={kind}>{words.badge[kind]}</StateBadge>,
    word: words.badge[kind],
    sentence:
      firstDay === undefined
        ? words.say[kind]
        : fill(isShort ? words.firstDay : words.say.open, {
            day: isShort ? dayInLine(firstDay, language) : formatDay(firstDay, language, 'withoutYear'),
          }),
  };
}

/** As `calendarWords`, in the language of the page. */
export function useCalendarWords(): (offer: Offer | undefined, how?: How) => CalendarWords {
  const texts = useUiTexts();
  return (offer, how) => calendarWords(texts, offer, how);
}
