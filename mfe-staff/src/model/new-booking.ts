import type { StaffCalls } from '@vez/shared/contracts/client';
import type { OfficeTimes } from './wire';

type Input = StaffCalls['bookAtOffice']['input'];

/** A booking made at the office. */
export type NewBooking = Omit<Input, 'locationId'> & { serviceName: string };

/** The fields of the form; empty until filled in. */
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

/** The request, without empty fields. */
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
