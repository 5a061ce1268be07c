import type { MyTicket, Service, ServiceLocation } from '@vez/shared/contracts/client';
import { fromWireDate, type CalendarDay } from '@vez/shared/dates';
import type { BookableDays } from '@vez/shared/domain';
import type { Offer } from './offer';
import type { Slot } from './slot';

/** What a booking form is about. */
export interface Booking {
  service: Service;
  place: ServiceLocation;
  offer: Offer;
  days: BookableDays;
  today: CalendarDay;
  /** What the service asked for, in the order of its list. */
  parameters: readonly string[];
  /** The booking that is changed; none where a new one is made. */
  editing?: MyTicket;
}

/** The slot of the booking that is changed, where it is at this place. */
export function bookedSlot({ place, editing }: Pick<Booking, 'place' | 'editing'>): Slot | undefined {
  if (editing?.locationId !== place.id) return undefined;
  const day = fromWireDate(editing.ticket.bookingDate);
  return day === undefined ? undefined : { day, time: editing.ticket.bookingTime };
}
