import { idNumberProblem, type IdNumberRule } from '../id-number';
import type { Mobile } from '../phone/mobile';
import { normalisePhone, type PhoneProblem } from '../phone/normalise-phone';
import type { Contact } from './contact';

export interface ContactNeeds {
  idNumber: boolean;
  /** False for a super-app user: the phone is the host's affair (VAL-33). */
  phone?: boolean;
  agreement: boolean;
  /** Areas to which an SMS can be sent. */
  areas: readonly string[];
  /** An already verified number, which is accepted in any area. */
  proved?: Mobile;
  idRule: IdNumberRule;
}

export interface ContactFaults {
  idNumber?: 'missing' | 'length' | 'form';
  phone?: PhoneProblem;
  agreed?: 'missing';
}

/** The errors of a contact, in page order (VAL-18 to VAL-20, VAL-32 to VAL-34, VAL-36, VAL-38). */
export function checkContact(
  { idNumber, area, number, agreed }: Contact,
  needs: ContactNeeds,
): ContactFaults {
  const faults: ContactFaults = {};
  if (needs.idNumber) {
    const id = idNumber.trim();
    const problem = id === '' ? 'missing' : idNumberProblem(id, needs.idRule);
    if (problem !== undefined) faults.idNumber = problem;
  }
  const { problem } = normalisePhone(number, area, needs.areas, needs.proved);
  if (needs.phone !== false && problem !== undefined) faults.phone = problem;
  if (needs.agreement && !agreed) faults.agreed = 'missing';
  return faults;
}
