import { useState } from 'react';
import {
  HomeRedirect,
  useApi,
  useBridge,
  useCityClock,
  useIdParam,
  useSession,
  uuidFrom,
} from '@vez/shared/bridge';
import type {
  BookableDateWire,
  MyTicket,
  ReservationParameter,
  Service,
  ServiceLocation,
} from '@vez/shared/contracts/client';
import { fromWireDate } from '@vez/shared/dates';
import { bookableDays, firstFreeDay, mayOpenTicket, paths, type BookableDays } from '@vez/shared/domain';
import { offerQuery, serviceQuery } from '@vez/shared/queries';
import { useQuery } from '@vez/shared/query';
import { answered, GoneOffice, GoneService, GoneView, Loaded, withPlace } from '@vez/shared/remote';
import { useSearchParams } from '@vez/shared/router';
import { datesQuery, parametersQuery, ticketQuery } from '../../api/booking-queries';
import { Head } from '../../components/head';
import { BookingSkeleton, inPage } from '../../components/load-states';
import { Redirect } from '../../components/redirect';
import { wireParameters } from '../../drafts/parameters';
import { isFilled } from '../../model/check-parameters';
import { obstacleOf, type Offer } from '../../model/offer';
import { useTexts } from '../../texts';
import { ClosedBooking } from './closed-booking';
import { LoginToEdit, NotEditable } from './not-editable';
import { ReserveForm } from './reserve-form';

/** An edited booking may keep its day, so it needs no free one. */
function noDayOf(days: BookableDays | undefined, editing: MyTicket | undefined) {
  if (days === undefined) return 'noBookableDate';
  return editing === undefined && firstFreeDay(days) === undefined ? 'noFreeDay' : undefined;
}

interface LoadedProps {
  service: Service;
  office: ServiceLocation;
  offer: Offer;
  dates: BookableDateWire;
  /** Empty for an edited booking. */
  parameters: readonly ReservationParameter[];
  editing?: MyTicket;
}

/** The form, or the obstacle; the parameters of a service come first (BOK-11). */
function LoadedReserve({ service, office, offer, dates, parameters, editing }: LoadedProps) {
  const { cityDay } = useCityClock();
  const bridge = useBridge();
  const session = useSession();
  const [ownToday] = useState(() => cityDay(new Date()));
  const today = fromWireDate(dates.today ?? '') ?? ownToday;
  const days = bookableDays(dates, today);
  const point = { service: service.id, location: office.id };
  const because = obstacleOf(offer, office, session) ?? noDayOf(days, editing);
  if (because !== undefined || days === undefined) {
    const here = paths.reserve(editing ? { ticket: editing.ticket.id, location: office.id } : point);
    return (
      <ClosedBooking because={because ?? 'noBookableDate'} service={service} office={office} here={here} />
    );
  }
  const filled = wireParameters(service.id, parameters, bridge.journey.get().params ?? {}, session);
  if (!isFilled(parameters, filled)) return <Redirect to={paths.setParams(point)} />;
  return (
    <ReserveForm
      service={service}
      office={office}
      offer={offer}
      days={days}
      today={today}
      parameters={parameters.map(({ name }) => filled[name] ?? '')}
      editing={editing}
    />
  );
}

interface PointProps {
  service: number;
  location: number;
  editing?: MyTicket;
}

function Reserve({ service, location, editing }: PointProps) {
  const { t } = useTexts();
  const api = useApi();
  const point = { serviceId: service, locationId: location };
  const details = useQuery({ ...serviceQuery(api, service), select: withPlace(location) });
  const offer = useQuery(offerQuery(api, point));
  const dates = useQuery(datesQuery(api, point));
  const hasParameters = details.data?.openReservationParameter === true && editing === undefined;
  const parameters = useQuery({ ...parametersQuery(api, service), enabled: hasParameters });
  const office = details.data?.locations.find(({ id }) => id === location);
  return (
    <>
      <Head title={t(editing ? 'titleEdit' : 'title')} subtitle={details.data?.name} />
      {details.data && office === undefined ? (
        inPage(<GoneOffice service={service} />)
      ) : (
        <Loaded
          of={[details, offer, dates, hasParameters ? parameters : answered([])]}
          loading={<BookingSkeleton />}
          frame={inPage}
          gone={inPage(<GoneService />)}
        >
          {(loadedService, loadedOffer, loadedDates, loadedParameters) =>
            office && (
              <LoadedReserve
                service={loadedService}
                office={office}
                offer={loadedOffer}
                dates={loadedDates}
                parameters={loadedParameters}
                editing={editing}
              />
            )
          }
        </Loaded>
      )}
    </>
  );
}

/** The booking does not exist, or belongs to another person. */
function NoBooking() {
  const { t } = useTexts();
  return <GoneView title={t('noBooking')} near={{ href: paths.myBookings(), label: t('myTickets') }} />;
}

/** The form of an existing booking, prefilled (BOK-33), at its own office or at another one. */
function Edit({ ticket, location }: { ticket: string; location: number | undefined }) {
  const { t } = useTexts();
  const isKnown = mayOpenTicket(useSession(), ticket);
  const booking = useQuery({ ...ticketQuery(useApi(), ticket), enabled: isKnown });
  if (booking.data?.editable) {
    const officeId = location ?? booking.data.locationId;
    return (
      <Reserve key={officeId} service={booking.data.serviceId} location={officeId} editing={booking.data} />
    );
  }
  return (
    <>
      <Head title={t('titleEdit')} />
      {isKnown ? (
        <Loaded of={booking} loading={<BookingSkeleton />} frame={inPage} gone={inPage(<NoBooking />)}>
          {() => <NotEditable ticket={ticket} />}
        </Loaded>
      ) : (
        <LoginToEdit here={paths.reserve({ ticket, location })} />
      )}
    </>
  );
}

/** BOK-15 to BOK-37; an address without a service point or a ticket redirects home (NAV-28). */
export function ReserveScreen() {
  const service = useIdParam('service');
  const location = useIdParam('location');
  const ticket = uuidFrom(useSearchParams()[0].get('ticket'));
  if (ticket !== undefined) return <Edit key={ticket} ticket={ticket} location={location} />;
  if (service === undefined || location === undefined) return <HomeRedirect />;
  return <Reserve key={`${service}:${location}`} service={service} location={location} />;
}
