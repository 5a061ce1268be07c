import type { ReservationRequest, Service, ServiceLocation } from '@vez/shared/contracts/client';
import { toWireDate } from '@vez/shared/dates';

interface Details {
  service: Pick<Service, 'id' | 'departmentId' | 'departmentCode'>;
  office: Pick<ServiceLocation, 'id'>;
  day: string;
  time: string;
  mobile: { area: string; number: string };
  idNumber: string | null;
  holdId?: string;
  euid?: string;
  /** Values of the reservation parameters, in the order of their list. */
  parameters: readonly string[];
}

/** DAT-25 to DAT-30 */
export const reservationRequest = (filled: Details): ReservationRequest => ({
  departmentId: filled.service.departmentId,
  departmentCode: filled.service.departmentCode,
  locationId: filled.office.id,
  serviceId: filled.service.id,
  bookingDate: toWireDate(filled.day),
  bookingTime: filled.time,
  identifyNo: filled.idNumber,
  contactType: 'P',
  mobNum: filled.mobile.number,
  mobArea: filled.mobile.area,
  contactEmail: null,
  otherContact: null,
  ...(filled.euid === undefined ? {} : { euid: filled.euid }),
  ...(filled.holdId === undefined ? {} : { holdId: filled.holdId }),
  ...Object.fromEntries(filled.parameters.map((value, at) => [`parameter${at + 1}`, value])),
});
