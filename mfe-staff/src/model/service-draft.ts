import { isWithin } from './calendar-problems';
import type { BookingRules } from './office-settings';

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
