import type { Mobile, ReservationParameter, Session } from '@vez/shared/contracts/client';
import { fromWireDate } from '@vez/shared/dates';
import { asciiDigits, digitsOf, typedPhone } from '@vez/shared/domain';

/** The value of a field: a mobile number in its parts, a birthday as YYYY-MM-DD, other text. */
export type ParameterValue = string | Mobile;
export type ParameterValues = Readonly<Record<string, ParameterValue>>;

type Type = ReservationParameter['type'];

/** A half-typed birthday is not a valid day, so this only reverses its parts. */
const reversed = (text: string, from: '-' | '/', to: '-' | '/') => text.split(from).reverse().join(to);

/** Formats a value for the wire: birthdays as DD/MM/YYYY, mobile numbers as area and number joined (DAT-29, VAL-29). */
export function toWire(type: Type, value: ParameterValue): string {
  if (typeof value !== 'string') return value.number === '' ? '' : `${value.area}${value.number}`;
  return type === 'BIRTHDAY' ? reversed(value, '-', '/') : value.trim();
}

/** @param area the default area code of a mobile number (UI-10) */
export function fromWire(type: Type, text: string, area: string): ParameterValue {
  if (type === 'MOBILENUMBER') {
    if (text === '') return { area, number: '' };
    const typed = typedPhone(`+${text}`, area, []);
    return { area: typed.area, number: typed.text };
  }
  return type === 'BIRTHDAY' ? reversed(text, '/', '-') : text;
}

/** The value of the one-account profile; the form locks it (VAL-21). */
export function fromProfile(
  type: Type,
  { name, identityNo, birthday }: Pick<Session, 'name' | 'identityNo' | 'birthday'>,
): string | undefined {
  if (type === 'NAME') return name;
  if (type === 'IDNUMBER') return identityNo;
  if (type === 'BIRTHDAY') return birthday && (fromWireDate(birthday) ?? birthday);
  return undefined;
}

/** Drops all but digits from a number; an ID number has ASCII digits (VAL-18, VAL-23, VAL-24). */
export function cleaned(type: Type, text: string): string {
  if (type === 'NUMBER') return digitsOf(text);
  return type === 'IDNUMBER' ? asciiDigits(text) : text;
}
