import { normalisePhone, type PhoneProblem } from '@vez/shared/phone';

export interface OfferForm {
  alert: boolean;
  count: number | null;
  idNumber: string;
  area: string;
  number: string;
  agreed: boolean;
}
export interface Needs {
  choices: number[];
  idNumber: boolean;
  agreement: boolean;
  areas: readonly string[];
}
export interface Faults {
  count?: 'alert.required';
  idNumber?: 'idNumberNull' | 'idNumberLength';
  phone?: PhoneProblem;
  agreed?: 'agreeRequired';
}

const ID_LENGTHS = [8, 18];

/** Ticket, ID, phone, agreement, in this order (VAL-36, VAL-38, VAL-39). */
export function checkForm(form: OfferForm, needs: Needs): Faults {
  const faults: Faults = {};
  if (form.alert && (form.count === null || !needs.choices.includes(form.count)))
    faults.count = 'alert.required';
  if (needs.idNumber) {
    const length = form.idNumber.trim().length;
    if (length === 0) faults.idNumber = 'idNumberNull';
    else if (!ID_LENGTHS.includes(length)) faults.idNumber = 'idNumberLength';
  }
  const { problem } = normalisePhone(form.number, form.area, needs.areas);
  if (problem !== undefined) faults.phone = problem;
  if (needs.agreement && !form.agreed) faults.agreed = 'agreeRequired';
  return faults;
}
