import type { Language } from '@vez/shared/contracts';
import { cityClock, type CityClock } from '@vez/shared/dates';
import { idNumberProblem } from '@vez/shared/domain';
import type { City } from './city-schema';

/** What the server needs to know about its city; one process serves one city. */
type Settled = Pick<City, 'languages' | 'terms' | 'idNumber' | 'smsAreas' | 'timeZone'>;

let settled: (Settled & { clock: CityClock }) | undefined;

/** Sets the city that this process serves, and its clock. Called at start, before any request is answered. */
export function settleIn(city: Settled): void {
  settled = { ...city, clock: cityClock(city.timeZone) };
}

/** @throws Error before `settleIn` */
function city(): Settled & { clock: CityClock } {
  if (settled === undefined) throw new Error('No city is set: call settleIn at start.');
  return settled;
}

/** The languages of the city; the first is the default. */
export const cityLanguages = (): readonly Language[] => city().languages;

export const defaultLanguage = (): Language => city().languages[0]!;

/** The language, if the city speaks it. */
export const spoken = (wished: unknown): Language | undefined =>
  cityLanguages().find((language) => language === wished);

/** The city's own terms, for use in our texts. */
export const termsIn = (language: Language): Record<string, string> => city().terms[language] ?? {};

/** Whether a text looks like an ID number of the city (VAL-18). */
export function isIdNumber(text: string): boolean {
  return idNumberProblem(text, city().idNumber) === undefined;
}

/** The dial code of the city's own numbers. */
export const homeArea = (): string => city().smsAreas[0]!;

/** The shortest valid length of the city's ID numbers. */
export const shortestIdNumber = (): number => Math.min(...city().idNumber.lengths);

/** The clock of the city; see `CityClock`. */
/** The IANA name of the city's time zone, for SQL. */
export const cityTimeZone = (): string => city().timeZone;
export const cityDay: CityClock['cityDay'] = (now) => city().clock.cityDay(now);
export const cityTime: CityClock['cityTime'] = (now) => city().clock.cityTime(now);
export const cityInstant: CityClock['cityInstant'] = (day, time) => city().clock.cityInstant(day, time);
export const isCityTime: CityClock['isCityTime'] = (day, time) => city().clock.isCityTime(day, time);
export const isClockMoved: CityClock['isClockMoved'] = (day) => city().clock.isClockMoved(day);
export const cityTimeReached: CityClock['cityTimeReached'] = (now) => city().clock.cityTimeReached(now);
