import { checkContact, type Contact, type ContactNeeds, type PhoneProblem } from '@vez/shared/domain';

export interface NumberFields extends Contact {
  /** “Alert me”, and at how many ahead. */
  alert: boolean;
  count: number | null;
}
export interface Needs extends ContactNeeds {
  /** The counts that are offered now. */
  choices: number[];
}
export interface Faults {
  count?: 'alert.required';
  idNumber?: 'idNumberNull' | 'idNumberLength' | 'idNumberForm';
  phone?: PhoneProblem;
  agreed?: 'agreeRequired';
}

const ID_FAULT = { missing: 'idNumberNull', length: 'idNumberLength', form: 'idNumberForm' } as const;

/** Ticket, ID, phone, agreement, in this order (VAL-36, VAL-38, VAL-39). */
export function checkForm(form: NumberFields, needs: Needs): Faults {
  const isCountMissing = form.alert && (form.count === null || !needs.choices.includes(form.count));
  const { idNumber, phone, agreed } = checkContact(form, needs);
  return {
    ...(isCountMissing ? { count: 'alert.required' } : {}),
    ...(idNumber ? { idNumber: ID_FAULT[idNumber] } : {}),
    ...(phone ? { phone } : {}),
    ...(agreed ? { agreed: 'agreeRequired' } : {}),
  };
}
