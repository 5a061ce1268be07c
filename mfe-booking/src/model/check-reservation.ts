import type { CalendarDay } from '@vez/shared/dates';
import { checkContact, type Contact, type ContactNeeds, type PhoneProblem } from '@vez/shared/domain';

export interface ReservationForm extends Contact {
  day: CalendarDay | null;
  time: string | null;
}
export interface ReservationFaults {
  day?: 'faults.day';
  time?: 'faults.time';
  idNumber?: 'faults.idNumberNull' | 'faults.idNumberLength' | 'faults.idNumberForm';
  phone?: PhoneProblem;
  agreed?: 'faults.agreed';
}

interface IdSettings {
  timeTicketStatus: boolean;
  checkIdCardTime: boolean;
  checkIdCardReservation: boolean;
}

/** The time ticket's setting applies today while time tickets are active, the reservation's otherwise (BOK-19 to BOK-21). */
export const needsIdNumber = (settings: IdSettings, day: CalendarDay | null, today: CalendarDay): boolean =>
  settings.timeTicketStatus && day === today ? settings.checkIdCardTime : settings.checkIdCardReservation;

/** The server masks the ID number of a ticket; an edit that leaves it masked keeps it (decision 20). */
export const isMasked = (idNumber: string): boolean => idNumber.includes('•');

const ID_FAULT = {
  missing: 'faults.idNumberNull',
  length: 'faults.idNumberLength',
  form: 'faults.idNumberForm',
} as const;

/** VAL-18 to VAL-20, VAL-31 to VAL-35 */
export function checkReservation(form: ReservationForm, needs: ContactNeeds): ReservationFaults {
  const idNumberNeeded = needs.idNumber && !isMasked(form.idNumber);
  const { idNumber, phone, agreed } = checkContact(form, { ...needs, idNumber: idNumberNeeded });
  return {
    ...(form.day === null ? { day: 'faults.day' } : {}),
    ...(form.time === null ? { time: 'faults.time' } : {}),
    ...(idNumber ? { idNumber: ID_FAULT[idNumber] } : {}),
    ...(phone ? { phone } : {}),
    ...(agreed ? { agreed: 'faults.agreed' } : {}),
  };
}

/** Whether a required field or choice is empty (VAL-31). */
export const isIncomplete = ({ day, time, idNumber, phone }: ReservationFaults): boolean =>
  day !== undefined || time !== undefined || idNumber === 'faults.idNumberNull' || phone === 'notSupportNull';
