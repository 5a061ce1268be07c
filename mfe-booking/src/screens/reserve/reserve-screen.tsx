import { HomeRedirect, useApi, useIdParam, uuidFrom } from '@vez/shared/bridge';
import { isApiError } from '@vez/shared/api-error';
import { useQuery } from '@vez/shared/query';
import { useSearchParams } from '@vez/shared/router';
import type { MyTicket } from '@vez/shared/contracts/client';
import { datesQuery, offerQuery, serviceQuery, ticketQuery } from '../../api/booking-queries';
import { Loading, LoadFailure } from '../../components/load-states';
import { ReserveForm } from './reserve-form';

function Reserve({ service, location, editing }: { service: number; location: number; editing?: MyTicket }) {
  const api = useApi();
  const point = { serviceId: service, locationId: location };
  const details = useQuery(serviceQuery(api, service));
  const offer = useQuery(offerQuery(api, point));
  const dates = useQuery({
    ...datesQuery(api, point, details.data?.departmentId ?? 0),
    enabled: details.data !== undefined,
  });
  const error = details.error ?? offer.error ?? dates.error;
  const retry = () => void Promise.all([details.refetch(), offer.refetch(), dates.refetch()]);
  const place = details.data?.locations.find(({ id }) => id === location);
  const isUnknown = isApiError(error) && error.kind === 'notFound';
  if (isUnknown || (details.data && place === undefined)) return <HomeRedirect />;
  if (error) return <LoadFailure error={error} onRetry={retry} />;
  if (!details.data || !offer.data || !dates.data || !place) return <Loading onRetry={retry} />;
  return (
    <ReserveForm
      service={details.data}
      place={place}
      offer={offer.data}
      dates={dates.data}
      editing={editing}
    />
  );
}

/** The same form for a booking that exists: prefilled, its place already known (BOK-33). */
function Edit({ ticket }: { ticket: string }) {
  const { data, error, refetch } = useQuery(ticketQuery(useApi(), ticket));
  if (isApiError(error) && error.kind === 'notFound') return <HomeRedirect />;
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading onRetry={() => void refetch()} />;
  return <Reserve service={data.serviceId} location={data.locationId} editing={data} />;
}

/** BOK-15 to BOK-37; an address that names neither a point nor a ticket leads home (NAV-28). */
export function ReserveScreen() {
  const service = useIdParam('service');
  const location = useIdParam('location');
  const ticket = uuidFrom(useSearchParams()[0].get('ticket'));
  if (ticket !== undefined) return <Edit ticket={ticket} />;
  if (service === undefined || location === undefined) return <HomeRedirect />;
  return <Reserve key={`${service}:${location}`} service={service} location={location} />;
}
