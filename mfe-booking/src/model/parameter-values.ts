import type { Mobile, ReservationParameter, Session } from '@vez/shared/contracts/client';
import { fromWireDate } from '@vez/shared/dates';
import { digitsOf, typedPhone } from '@vez/shared/domain';

/** What a field of the form holds: a mobile number in its parts, a birthday as YYYY-MM-DD, else text. */
export type ParameterValue = string | Mobile;
export type ParameterValues = Readonly<Record<string, ParameterValue>>;

type Type = ReservationParameter['type'];

/** A birthday may be no such day while it is being typed, so it is only turned round. */
const turned = (text: string, from: '-' | '/', to: '-' | '/') => text.split(from).reverse().join(to);

/** As the server takes it: dates DD/MM/YYYY, a mobile number as area and number joined (DAT-29, VAL-29). */
export function toWire(type: Type, value: ParameterValue): string {
  if (typeof value !== 'string') return value.number === '' ? '' : `${value.area}${value.number}`;
  return type === 'BIRTHDAY' ? turned(value, '-', '/') : value.trim();
}

/** @param area where a mobile number is taken to be from until said otherwise (UI-10) */
export function fromWire(type: Type, text: string, area: string): ParameterValue {
  if (type === 'MOBILENUMBER') {
    if (text === '') return { area, number: '' };
    const typed = typedPhone(`+${text}`, area, []);
    return { area: typed.area, number: typed.text };
  }
  return type === 'BIRTHDAY' ? turned(text, '/', '-') : text;
}

/** Name, ID number and birthday of the one-account profile; they are locked (VAL-21). */
export function fromProfile(
  type: Type,
  { name, identityNo, birthday }: Pick<Session, 'name' | 'identityNo' | 'birthday'>,
): string | undefined {
  if (type === 'NAME') return name;
  if (type === 'IDNUMBER') return identityNo;
  if (type === 'BIRTHDAY') return birthday && (fromWireDate(birthday) ?? birthday);
  return undefined;
}

/** What is typed, without what such a field never holds (VAL-23, VAL-24). */
export const cleaned = (type: Type, text: string): string => (type === 'NUMBER' ? digitsOf(text) : text);
