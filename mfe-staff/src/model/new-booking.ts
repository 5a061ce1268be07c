import type { StaffCalls } from '@vez/shared/contracts/client';
import type { OfficeTimes } from './wire';

type Input = StaffCalls['bookAtOffice']['input'];

/** An appointment as it is made at the office. */
export type NewBooking = Omit<Input, 'locationId'> & { serviceName: string };

/** What was typed and chosen so far; empty where nothing was. */
export interface BookingDraft {
  serviceId: number;
  /** DD/MM/YYYY */
  date: string;
  /** HH:mm */
  time: string;
  person: string;
  area: string;
  number: string;
  idNumber: string;
}

/** The free times of a day (DD/MM/YYYY). */
export const timesOfDay = (days: OfficeTimes, date: string): readonly string[] =>
  days.find((day) => day.date === date)?.times ?? [];

/** What is sent: without what was left empty. */
export function bookingOf(draft: BookingDraft, serviceName: string): NewBooking {
  const { serviceId, date, time, person, area, number, idNumber } = draft;
  return {
    serviceId,
    serviceName,
    bookingDate: date,
    bookingTime: time,
    ...(number.trim() === '' ? {} : { mobile: { area, number: number.trim() } }),
    ...(idNumber.trim() === '' ? {} : { idNumber: idNumber.trim() }),
    ...(person.trim() === '' ? {} : { person: person.trim() }),
  };
}
