import { LANGUAGES, type CallInput, type calls } from '@vez/shared/contracts';
import { cityDay } from '../../city/city';
import { Refusal } from '../../module-api/refusal';
import { readyNotice, type Names } from '../../texts/texts';

export type SavedNotice = CallInput<(typeof calls)['saveNotice']>;

/** Markup and web addresses. A notice is plain text without links, so it cannot be used for phishing. */
const NOT_PLAIN =
  /[<>]|:\/\/|\bwww\.|[\p{L}\d-]\.(com|net|org|info|gov|edu|mo|hk|cn|pt|io|me|ly|link|app)\b/iu;

const plain = (text: string) => text.replace(/[\s\p{C}]+/gu, ' ').trim();

/** The texts of a notice by language: the ready ones of its kind, or own words in at least one language. */
export function textsOf({ kind, minutes, texts }: Pick<SavedNotice, 'kind' | 'minutes' | 'texts'>): Names {
  if (kind !== 'own') {
    if (kind === 'late' && minutes === undefined) throw new Refusal('noticeInvalid');
    return readyNotice(kind, { minutes: minutes ?? 0 });
  }
  const written = LANGUAGES.map((language) => [language, plain(texts?.[language] ?? '')] as const);
  const isPlain = written.every(([, text]) => !NOT_PLAIN.test(text));
  if (!isPlain || written.every(([, text]) => text === '')) throw new Refusal('noticeInvalid');
  return Object.fromEntries(written);
}

/** The end of a notice. @throws Refusal `noticeInvalid` unless it is later today */
export function endOf({ until }: Pick<SavedNotice, 'until'>, now: Date): Date {
  const end = new Date(until);
  if (end <= now || cityDay(end) !== cityDay(now)) throw new Refusal('noticeInvalid');
  return end;
}
