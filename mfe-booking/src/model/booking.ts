import type { MyTicket, Service, ServiceLocation } from '@vez/shared/contracts/client';
import { fromWireDate, type CalendarDay } from '@vez/shared/dates';
import type { BookableDays } from '@vez/shared/domain';
import type { Offer } from './offer';
import type { Slot } from './slot';

/** The subject of a booking form. */
export interface Booking {
  service: Service;
  office: ServiceLocation;
  offer: Offer;
  days: BookableDays;
  today: CalendarDay;
  /** Values of the reservation parameters, in the order of their list. */
  parameters: readonly string[];
  /** The booking that is edited; undefined for a new one. */
  editing?: MyTicket;
}

/** The slot of the edited booking, if it is at this office. */
export function bookedSlot({ office, editing }: Pick<Booking, 'office' | 'editing'>): Slot | undefined {
  if (editing?.locationId !== office.id) return undefined;
  const day = fromWireDate(editing.ticket.bookingDate);
  return day === undefined ? undefined : { day, time: editing.ticket.bookingTime };
}
