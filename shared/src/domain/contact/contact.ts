import type { Mobile } from '../phone/mobile';

/** The contact of a ticket, as a form holds it while it is edited. */
export interface Contact extends Mobile {
  idNumber: string;
  /** Whether the user agreed to the privacy clause. */
  agreed: boolean;
}

/** The personal fields of a session. */
interface Profile {
  kind: string;
  /** A verified number. */
  mobile?: Mobile;
  /** Prefilled, not verified (ACC-07). */
  contactPhone?: Mobile;
  identityNo?: string;
}

/** @param area the default area code (UI-10) */
export const newContact = (area: string, { mobile, contactPhone }: Profile): Contact => ({
  idNumber: '',
  area,
  number: '',
  agreed: false,
  ...(mobile ?? contactPhone),
});

/**
 * Completes a form from the profile: its ID number, and the number of a host app's user (VAL-21, ACC-11). An empty
 * number is also filled in, because the form may have been opened before the user was known.
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
