import { toWireDate, type CalendarDay } from '@vez/shared/dates';
import type { TestPoint } from './service-point';
import type { TestCaller } from './test-server';

/** A reservation request for the caller's own number, as the form sends it (DAT-25 to DAT-27). */
export const reservationOf = (
  { serviceId, locationId, departmentId }: TestPoint,
  { mobile }: TestCaller,
  day: CalendarDay,
  time: string,
) => ({
  serviceId,
  locationId,
  departmentId,
  departmentCode: '',
  bookingDate: toWireDate(day),
  bookingTime: time,
  identifyNo: null as string | null,
  contactType: 'P' as const,
  mobArea: mobile.area,
  mobNum: mobile.number,
  contactEmail: null,
  otherContact: null,
});
