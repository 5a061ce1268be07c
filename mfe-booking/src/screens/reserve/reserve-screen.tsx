import { HomeRedirect, useApi, useIdParam, useSession, uuidFrom } from '@vez/shared/bridge';
import { offerQuery, serviceQuery } from '@vez/shared/queries';
import { useQuery } from '@vez/shared/query';
import { answered, GoneOffice, GoneService, GoneView, Loaded, withPlace } from '@vez/shared/remote';
import { useSearchParams } from '@vez/shared/router';
import type { MyTicket } from '@vez/shared/contracts/client';
import { paths } from '@vez/shared/domain';
import { datesQuery, parametersQuery, ticketQuery } from '../../api/booking-queries';
import { Head } from '../../components/head';
import { BookingSkeleton, inPage } from '../../components/load-states';
import { NotEditable } from './not-editable';
import { useTexts } from '../../texts';
import { BookableReserve } from './bookable-reserve';
import { LoginToEdit } from './login-to-edit';

interface At {
  service: number;
  location: number;
  editing?: MyTicket;
}

function Reserve({ service, location, editing }: At) {
  const { t } = useTexts();
  const api = useApi();
  const point = { serviceId: service, locationId: location };
  const details = useQuery({ ...serviceQuery(api, service), select: withPlace(location) });
  const offer = useQuery(offerQuery(api, point));
  const dates = useQuery(datesQuery(api, point));
  const asks = details.data?.openReservationParameter === true && editing === undefined;
  const parameters = useQuery({ ...parametersQuery(api, service), enabled: asks });
  const title = t(editing ? 'titleEdit' : 'title');

  const place = details.data?.locations.find(({ id }) => id === location);
  if (details.data && place === undefined) {
    return (
      <>
        <Head title={title} subtitle={details.data.name} />
        {inPage(<GoneOffice service={service} />)}
      </>
    );
  }
  return (
    <>
      <Head title={title} subtitle={details.data?.name} />
      <Loaded
        of={[details, offer, dates, asks ? parameters : answered([])]}
        loading={<BookingSkeleton />}
        frame={inPage}
        gone={inPage(<GoneService />)}
      >
        {(about, offered, bookable, asked) =>
          place && (
            <BookableReserve
              service={about}
              place={place}
              offer={offered}
              dates={bookable}
              parameters={asked}
              editing={editing}
            />
          )
        }
      </Loaded>
    </>
  );
}

/** Unknown, or somebody else's. */
function NoBooking() {
  const { t } = useTexts();
  return <GoneView title={t('noBooking')} near={{ href: paths.myBookings(), label: t('myTickets') }} />;
}

/** The same form for a booking that exists: prefilled (BOK-33), at its place unless another was chosen. */
function Edit({ ticket, location }: { ticket: string; location: number | undefined }) {
  const { t } = useTexts();
  const isKnown = useSession().kind !== 'anonymous';
  const booking = useQuery({ ...ticketQuery(useApi(), ticket), enabled: isKnown });
  if (booking.data?.editable) {
    const at = location ?? booking.data.locationId;
    return <Reserve key={at} service={booking.data.serviceId} location={at} editing={booking.data} />;
  }
  if (!isKnown) {
    return (
      <>
        <Head title={t('titleEdit')} />
        <LoginToEdit here={paths.reserve({ ticket, location })} />
      </>
    );
  }
  return (
    <>
      <Head title={t('titleEdit')} />
      <Loaded of={booking} loading={<BookingSkeleton />} frame={inPage} gone={inPage(<NoBooking />)}>
        {() => <NotEditable ticket={ticket} />}
      </Loaded>
    </>
  );
}

/** BOK-15 to BOK-37; an address that names neither a point nor a ticket leads home (NAV-28). */
export function ReserveScreen() {
  const service = useIdParam('service');
  const location = useIdParam('location');
  const ticket = uuidFrom(useSearchParams()[0].get('ticket'));
  if (ticket !== undefined) return <Edit key={ticket} ticket={ticket} location={location} />;
  if (service === undefined || location === undefined) return <HomeRedirect />;
  return <Reserve key={`${service}:${location}`} service={service} location={location} />;
}
