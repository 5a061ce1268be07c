import type { CityClock } from '@vez/shared/dates';
import { LANGUAGES, type Language, type OfficeNoticeKind } from '@vez/shared/domain';
import type { SavedNotice } from './wire';

/** How late an office can say it is. */
export const DELAYS = ['15', '30', '45', '60', '90'] as const;

const NO_WORDS = Object.fromEntries(LANGUAGES.map((language) => [language, ''])) as Record<Language, string>;
const HOUR_MS = 3_600_000;

/** What staff fill in; `until` is HH:mm of today by the city's clock. */
export interface NoticeDraft {
  /** The notice that is changed, as it was read. */
  changes: Pick<SavedNotice, 'noticeId' | 'savedAt'> | undefined;
  /** 0: the whole office. */
  serviceId: number;
  kind: OfficeNoticeKind;
  minutes: string;
  texts: Record<Language, string>;
  until: string;
  tells: boolean;
}

/** Half an hour late, for the next hour: what is needed most is one press away. */
export function newDraft(now: number, { cityDay, cityTime }: CityClock): NoticeDraft {
  const end = new Date(now + HOUR_MS);
  const isToday = cityDay(end) === cityDay(new Date(now));
  const until = isToday ? cityTime(end) : '23:59';
  return {
    changes: undefined,
    serviceId: 0,
    kind: 'late',
    minutes: '30',
    texts: NO_WORDS,
    until,
    tells: true,
  };
}

/** A notice in force. A change sends no message unless it is asked for. */
export function draftOf(notice: SavedNotice, { cityTime }: CityClock): NoticeDraft {
  const { noticeId, savedAt, serviceId, kind, minutes, texts, until } = notice;
  return {
    changes: { noticeId, savedAt },
    serviceId: serviceId ?? 0,
    kind,
    minutes: String(minutes ?? 30),
    texts: kind === 'own' ? texts : NO_WORDS,
    until: cityTime(new Date(until)),
    tells: false,
  };
}

export type NoticeProblem = 'texts' | 'until';

/** What is missing or wrong: own words need a language, and the end must be ahead. */
export const problemsOf = (
  { kind, texts, until }: NoticeDraft,
  now: number,
  clock: CityClock,
): NoticeProblem[] => [
  ...(kind === 'own' && LANGUAGES.every((language) => texts[language].trim() === '')
    ? ['texts' as const]
    : []),
  ...(until <= clock.cityTime(new Date(now)) ? ['until' as const] : []),
];

/** The notice as calls name it. */
export function bodyOf(draft: NoticeDraft, locationId: number, now: number, clock: CityClock) {
  const { changes, serviceId, kind, minutes, texts, until, tells } = draft;
  return {
    ...changes,
    locationId,
    serviceId: serviceId === 0 ? null : serviceId,
    kind,
    ...(kind === 'late' && { minutes: Number(minutes) }),
    ...(kind === 'own' && { texts }),
    until: clock.cityInstant(clock.cityDay(new Date(now)), until).toISOString(),
    tells,
  };
}

/** What the preview of a notice depends on. */
export function previewOf({ serviceId, kind, minutes }: NoticeDraft, locationId: number) {
  const queue = serviceId === 0 ? {} : { serviceId };
  return { locationId, ...queue, kind, ...(kind === 'late' && { minutes: Number(minutes) }) };
}

export const isInForce = ({ endedAt, until }: SavedNotice, now: number): boolean =>
  endedAt === null && Date.parse(until) > now;
