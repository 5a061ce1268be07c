import { asciiDigits } from '../ascii-digits';
import { areaAtStart, countryOfArea, lengthsOfArea } from './country';
import { isSameMobile, type Mobile } from './mobile';

/** The possible errors of a mobile number; also the keys of their texts (VAL-07 to VAL-16). */
export type PhoneProblem =
  'notSupportNull' | 'onlyNumber' | 'errorLength' | 'unknownPrefix' | 'areaNotSupported' | 'mainlandStart';

export interface NormalisedPhone {
  /** Dial code without plus. */
  area: string;
  /** The digits of the number itself. */
  number: string;
  problem?: PhoneProblem;
}

const MAINLAND = '86';
const INTERNATIONAL = /^(?:\+|00)/;
/** How people group digits: spaces, hyphens, dots, brackets. */
const GROUPING = /[\s().\-\u2010-\u2015]/g;

const plain = (raw: string) => asciiDigits(raw).replace(GROUPING, '');

const fits = (area: string, number: string) =>
  lengthsOfArea(area).includes(number.length) && (area !== MAINLAND || number.startsWith('1'));

/**
 * The area of a number typed with a bare prefix, such as `351912345678`. A number that is already complete in its
 * area is left alone, because it may itself begin with the digits of an area.
 */
function bareArea(digits: string, area: string, areas: readonly string[]): string | undefined {
  if (fits(area, digits)) return undefined;
  return [area, ...areas].find(
    (prefix) => digits.startsWith(prefix) && fits(prefix, digits.slice(prefix.length)),
  );
}

function split(
  text: string,
  area: string,
  areas: readonly string[],
): { area: string | undefined; number: string } {
  if (INTERNATIONAL.test(text)) {
    const digits = text.replace(INTERNATIONAL, '');
    const found = areaAtStart(digits);
    return found === undefined
      ? { area: found, number: digits }
      : { area: found, number: digits.slice(found.length) };
  }
  const found = bareArea(text, area, areas);
  return found === undefined ? { area, number: text } : { area: found, number: text.slice(found.length) };
}

function problemOf(area: string, number: string, supported: readonly string[]): PhoneProblem | undefined {
  if (number.length === 0) return 'errorLength';
  if (!/^\d+$/.test(number)) return 'onlyNumber';
  if (countryOfArea(area) === undefined) return 'unknownPrefix';
  if (!supported.includes(area)) return 'areaNotSupported';
  if (area === MAINLAND && !number.startsWith('1')) return 'mainlandStart';
  if (!lengthsOfArea(area).includes(number.length)) return 'errorLength';
  return undefined;
}

/**
 * Splits a typed mobile number into area and number (VAL-09, VAL-10), and returns its first error, if any (VAL-07,
 * VAL-08, VAL-11 to VAL-16; decisions 44 and 45).
 * @param area the dial code chosen beside the field, without plus
 * @param supported the areas to which this deployment can send an SMS
 * @param proved an already verified number, which is valid as it is, since it gets no code
 */
export function normalisePhone(
  raw: string,
  area: string,
  supported: readonly string[],
  proved?: Mobile,
): NormalisedPhone {
  const text = plain(raw);
  if (text === '') return { area, number: '', problem: 'notSupportNull' };
  if (proved && isSameMobile(proved, { area, number: text })) return { ...proved };
  const parts = split(text, area, supported);
  if (parts.area === undefined) {
    const number = parts.number.replace(/\D/g, '');
    const problem =
      parts.number === '' ? 'errorLength' : /^\d+$/.test(parts.number) ? 'unknownPrefix' : 'onlyNumber';
    return { area, number, problem };
  }
  const problem = problemOf(parts.area, parts.number, supported);
  const number = parts.number.replace(/\D/g, '');
  return problem === undefined ? { area: parts.area, number } : { area: parts.area, number, problem };
}

/**
 * The text of the field while typing: digits only (VAL-07), without a prefix once that is complete (VAL-10).
 * `strayed` is true if other characters were removed.
 * @param areas the areas whose prefix may be typed without a plus
 */
export function typedPhone(
  raw: string,
  area: string,
  areas: readonly string[],
): { area: string; text: string; strayed: boolean } {
  const text = plain(raw);
  const sign = INTERNATIONAL.exec(text)?.[0] ?? '';
  const rest = text.slice(sign.length);
  const digits = rest.replace(/\D/g, '');
  const strayed = digits !== rest;
  const found = sign === '' ? bareArea(digits, area, areas) : areaAtStart(digits);
  if (found !== undefined) return { area: found, text: digits.slice(found.length), strayed };
  // An incomplete prefix stays as typed.
  return { area, text: `${sign}${digits}`, strayed };
}
