import { idNumberProblem } from '@vez/shared/domain';
import type { IdNumberRule, Mobile } from '@vez/shared/contracts/client';
import { normalisePhone, type PhoneProblem } from '@vez/shared/domain';

export interface ReservationForm {
  day: string | null;
  time: string | null;
  idNumber: string;
  area: string;
  number: string;
  agreed: boolean;
}
export interface ReservationNeeds {
  idNumber: boolean;
  /** A super-app user's phone is the host's affair (VAL-33). */
  phone: boolean;
  agreement: boolean;
  areas: readonly string[];
  /** The number that was proved already, which no area is refused for. */
  proved?: Mobile;
  idRule: IdNumberRule;
}
export interface ReservationFaults {
  day?: 'faults.day';
  time?: 'faults.time';
  idNumber?: 'faults.idNumberNull' | 'faults.idNumberLength' | 'faults.idNumberForm';
  phone?: PhoneProblem;
  agreed?: 'faults.agreed';
}

/** The ID number of a ticket that is edited comes masked; left as it is, it stays (decision 20). */
export const isMasked = (idNumber: string): boolean => idNumber.includes('•');

const ID_FAULT = { length: 'faults.idNumberLength', form: 'faults.idNumberForm' } as const;

/** VAL-18 to VAL-20, VAL-31 to VAL-35 */
export function checkReservation(form: ReservationForm, needs: ReservationNeeds): ReservationFaults {
  const faults: ReservationFaults = {};
  if (form.day === null) faults.day = 'faults.day';
  if (form.time === null) faults.time = 'faults.time';
  if (needs.idNumber) {
    const idNumber = form.idNumber.trim();
    if (idNumber === '') faults.idNumber = 'faults.idNumberNull';
    else if (!isMasked(idNumber)) {
      const problem = idNumberProblem(idNumber, needs.idRule);
      if (problem !== undefined) faults.idNumber = ID_FAULT[problem];
    }
  }
  const { problem } = normalisePhone(form.number, form.area, needs.areas, needs.proved);
  if (needs.phone && problem !== undefined) faults.phone = problem;
  if (needs.agreement && !form.agreed) faults.agreed = 'faults.agreed';
  return faults;
}

/** Something that has to be filled in or chosen was left open (VAL-31). */
export const isIncomplete = ({ day, time, idNumber, phone }: ReservationFaults): boolean =>
  day !== undefined || time !== undefined || idNumber === 'faults.idNumberNull' || phone === 'notSupportNull';
