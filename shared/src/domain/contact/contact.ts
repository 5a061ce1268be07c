import type { Mobile } from '../phone/mobile';

/** Who a ticket is for, as a form holds it while it is typed. */
export interface Contact extends Mobile {
  idNumber: string;
  /** To the privacy clause. */
  agreed: boolean;
}

/** What a session knows of a person. */
interface Profile {
  kind: string;
  /** Proved. */
  mobile?: Mobile;
  /** Filled in beforehand, and proved by nothing (ACC-07). */
  contactPhone?: Mobile;
  identityNo?: string;
}

/** @param area where a number is taken to be from until said otherwise (UI-10) */
export const newContact = (area: string, { mobile, contactPhone }: Profile): Contact => ({
  idNumber: '',
  area,
  number: '',
  agreed: false,
  ...(mobile ?? contactPhone),
});

/**
 * With what the profile supplies: its ID number, and the number of a host app's user (VAL-21, ACC-11). A number that
 * was left empty is the profile's: the form may have been begun before it was known who is here.
 */
export const withProfile = <Form extends Contact>(
  form: Form,
  { kind, identityNo, mobile, contactPhone }: Profile,
): Form => ({
  ...form,
  ...(form.number === '' ? (mobile ?? contactPhone) : {}),
  ...(identityNo === undefined ? {} : { idNumber: identityNo }),
  ...(kind === 'superApp' ? mobile : {}),
});
