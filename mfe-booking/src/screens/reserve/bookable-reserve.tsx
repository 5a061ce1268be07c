import { useEffect, useState } from 'react';
import { useBridge, useCityClock, useSession } from '@vez/shared/bridge';
import type {
  BookableDateWire,
  MyTicket,
  ReservationParameter,
  Service,
  ServiceLocation,
} from '@vez/shared/contracts/client';
import { fromWireDate } from '@vez/shared/dates';
import { wireParameters } from '../../drafts/parameters';
import { bookableDays, firstFreeDay, paths, type BookableDays } from '@vez/shared/domain';
import { obstacleOf, type Offer } from '../../model/offer';
import { isFilled } from '../../model/check-parameters';
import { ClosedBooking } from './closed-booking';
import { ReserveForm } from './reserve-form';

interface Props {
  service: Service;
  place: ServiceLocation;
  offer: Offer;
  dates: BookableDateWire;
  /** What the service asks for; empty for a booking that exists. */
  parameters: readonly ReservationParameter[];
  editing?: MyTicket;
}

/** What a service asks for comes first (BOK-11). */
function AskFirst({ to }: { to: string }) {
  const bridge = useBridge();
  useEffect(() => bridge.navigate(to, { replace: true }), [bridge, to]);
  return null;
}

/** No range of days, or none that is free; a booking that is changed can keep its own day. */
function noDayOf(days: BookableDays | undefined, editing: MyTicket | undefined) {
  if (days === undefined) return 'noBookableDate';
  return editing === undefined && firstFreeDay(days) === undefined ? 'noFreeDay' : undefined;
}

/** The form, where something can be booked and all that must come first has come; else what is in the way. */
export function BookableReserve({ service, place, offer, dates, parameters, editing }: Props) {
  const { cityDay } = useCityClock();
  const bridge = useBridge();
  const session = useSession();
  const [ownToday] = useState(() => cityDay(new Date()));
  const today = fromWireDate(dates.today ?? '') ?? ownToday;
  const days = bookableDays(dates, today);
  const at = { service: service.id, location: place.id };
  const here = paths.reserve(editing ? { ticket: editing.ticket.id, location: place.id } : at);
  const because = obstacleOf(offer, place, session) ?? noDayOf(days, editing);
  if (because !== undefined || days === undefined) {
    return (
      <ClosedBooking because={because ?? 'noBookableDate'} service={service} place={place} here={here} />
    );
  }
  const filled = wireParameters(service.id, parameters, bridge.journey.get().params ?? {}, session);
  if (!isFilled(parameters, filled)) return <AskFirst to={paths.setParams(at)} />;
  return (
    <ReserveForm
      service={service}
      place={place}
      offer={offer}
      days={days}
      today={today}
      parameters={parameters.map(({ name }) => filled[name] ?? '')}
      editing={editing}
    />
  );
}
