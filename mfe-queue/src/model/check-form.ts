import { idNumberProblem } from '@vez/shared/domain';
import type { IdNumberRule, Mobile } from '@vez/shared/contracts/client';
import { normalisePhone, type PhoneProblem } from '@vez/shared/domain';

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
  /** The number that was proved already, which no area is refused for. */
  proved?: Mobile;
  idRule: IdNumberRule;
}
export interface Faults {
  count?: 'alert.required';
  idNumber?: 'idNumberNull' | 'idNumberLength' | 'idNumberForm';
  phone?: PhoneProblem;
  agreed?: 'agreeRequired';
}

const ID_FAULT = { length: 'idNumberLength', form: 'idNumberForm' } as const;

/** Ticket, ID, phone, agreement, in this order (VAL-36, VAL-38, VAL-39). */
export function checkForm(form: OfferForm, needs: Needs): Faults {
  const faults: Faults = {};
  if (form.alert && (form.count === null || !needs.choices.includes(form.count)))
    faults.count = 'alert.required';
  if (needs.idNumber) {
    const idNumber = form.idNumber.trim();
    const problem = idNumberProblem(idNumber, needs.idRule);
    if (idNumber === '') faults.idNumber = 'idNumberNull';
    else if (problem !== undefined) faults.idNumber = ID_FAULT[problem];
  }
  const { problem } = normalisePhone(form.number, form.area, needs.areas, needs.proved);
  if (problem !== undefined) faults.phone = problem;
  if (needs.agreement && !form.agreed) faults.agreed = 'agreeRequired';
  return faults;
}
