import { normalisePhone, type PhoneProblem } from '@vez/shared/phone';

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
  agreement: boolean;
  areas: readonly string[];
}
export interface ReservationFaults {
  day?: 'faults.date';
  time?: 'faults.time' | 'time.dateFirst';
  idNumber?: 'faults.idNumberNull' | 'faults.idNumberLength';
  phone?: PhoneProblem;
  agreed?: 'faults.agreed';
}

const ID_LENGTHS = [8, 18];

/** VAL-18 to VAL-20, VAL-30 to VAL-35 */
export function checkReservation(form: ReservationForm, needs: ReservationNeeds): ReservationFaults {
  const faults: ReservationFaults = {};
  if (form.day === null) faults.day = 'faults.date';
  else if (form.time === null) faults.time = 'faults.time';
  if (needs.idNumber) {
    const { length } = form.idNumber.trim();
    if (length === 0) faults.idNumber = 'faults.idNumberNull';
    else if (!ID_LENGTHS.includes(length)) faults.idNumber = 'faults.idNumberLength';
  }
  const { problem } = normalisePhone(form.number, form.area, needs.areas);
  if (problem !== undefined) faults.phone = problem;
  if (needs.agreement && !form.agreed) faults.agreed = 'faults.agreed';
  return faults;
}
