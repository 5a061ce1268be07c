import { LANGUAGES, type Language } from '@vez/shared/domain';
import { isWithin } from './calendar-problems';
import type { BookingRules, ServiceWords } from './office-settings';

/** The least and the most of each number of the rules. */
export const BOOKING_LIMITS = { places: [1, 10_000], slotMinutes: [5, 240], daysAhead: [1, 365] } as const;
export type BookingNumber = keyof typeof BOOKING_LIMITS;
export const BOOKING_NUMBERS = Object.keys(BOOKING_LIMITS) as readonly BookingNumber[];

export type BookingDraft = { bookingOpen: boolean } & Record<BookingNumber, string>;

export const bookingDraftOf = ({
  bookingOpen,
  places,
  slotMinutes,
  daysAhead,
}: BookingRules): BookingDraft => ({
  bookingOpen,
  places: String(places),
  slotMinutes: String(slotMinutes),
  daysAhead: String(daysAhead),
});

export const bookingRulesOf = ({
  bookingOpen,
  places,
  slotMinutes,
  daysAhead,
}: BookingDraft): BookingRules => ({
  bookingOpen,
  places: Number(places),
  slotMinutes: Number(slotMinutes),
  daysAhead: Number(daysAhead),
});

/** The numbers that are missing or outside of their limits. */
export const bookingProblems = (draft: BookingDraft): BookingNumber[] =>
  BOOKING_NUMBERS.filter((name) => {
    const [least, most] = BOOKING_LIMITS[name];
    return !isWithin(draft[name], least, most);
  });

export const LONGEST_NAME = 80;
export const MOST_NAMES = 100;

/** The drawing, and the other names of each language, one a line. */
export interface WordsDraft {
  icon: string;
  lines: Readonly<Record<Language, string>>;
}

export const wordsDraftOf = ({ icon, otherNames }: ServiceWords): WordsDraft => ({
  icon,
  lines: Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      otherNames
        .filter((one) => one.language === language)
        .map(({ name }) => name)
        .join('\n'),
    ]),
  ) as Record<Language, string>,
});

const namesIn = (lines: string) => [
  ...new Set(
    lines
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ),
];

/** Without spaces around names, empty lines and repeated names. */
export const wordsOf = ({ icon, lines }: WordsDraft): ServiceWords => ({
  icon,
  otherNames: LANGUAGES.flatMap((language) => namesIn(lines[language]).map((name) => ({ language, name }))),
});

export interface WordsProblems {
  withoutIcon: boolean;
  /** The languages with a name that is too long. */
  tooLong: readonly Language[];
  /** In all languages together. */
  tooMany: boolean;
}

export function wordsProblems(draft: WordsDraft): WordsProblems {
  const { icon, otherNames } = wordsOf(draft);
  const isLong = (language: Language) =>
    otherNames.some((one) => one.language === language && one.name.length > LONGEST_NAME);
  return {
    withoutIcon: icon === '',
    tooLong: LANGUAGES.filter(isLong),
    tooMany: otherNames.length > MOST_NAMES,
  };
}
