import { HomeRedirect, useApi, useIdParam, useSession, useTitle, uuidFrom } from '@vez/shared/bridge';
import { isApiError } from '@vez/shared/api-error';
import { useQuery } from '@vez/shared/query';
import { withPlace } from '@vez/shared/remote';
import { useSearchParams } from '@vez/shared/router';
import type { MyTicket } from '@vez/shared/contracts/client';
import {
  datesQuery,
  offerQuery,
  parametersQuery,
  serviceQuery,
  ticketQuery,
} from '../../api/booking-queries';
import { Head } from '../../components/head';
import { Loading, LoadFailure } from '../../components/load-states';
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
  const dates = useQuery({
    ...datesQuery(api, point, details.data?.departmentId ?? 0),
    enabled: details.data !== undefined,
  });
  const asks = details.data?.openReservationParameter === true && editing === undefined;
  const parameters = useQuery({ ...parametersQuery(api, service), enabled: asks });
  const title = t(editing ? 'titleEdit' : 'title');
  useTitle(title);

  const queries = [details, offer, dates, parameters];
  const failed = queries.filter((query) => query.error !== null && query.data === undefined);
  const error = failed[0]?.error;
  const retry = () => failed.forEach((query) => void query.refetch());
  const place = details.data?.locations.find(({ id }) => id === location);
  const isUnknown = isApiError(error) && error.kind === 'notFound';
  if (isUnknown || (details.data && place === undefined)) return <HomeRedirect />;

  const content = () => {
    if (error) return <LoadFailure error={error} onRetry={retry} />;
    if (!details.data || !place || !offer.data || !dates.data || (asks && !parameters.data)) {
      return <Loading onRetry={() => queries.forEach((query) => void query.refetch())} />;
    }
    return (
      <BookableReserve
        service={details.data}
        place={place}
        offer={offer.data}
        dates={dates.data}
        parameters={asks ? parameters.data! : []}
        editing={editing}
      />
    );
  };
  return (
    <>
      <Head title={title} subtitle={details.data?.name} />
      {content()}
    </>
  );
}

/** The same form for a booking that exists: prefilled (BOK-33), at its place unless another was chosen. */
function Edit({ ticket, location }: { ticket: string; location: number | undefined }) {
  const { t } = useTexts();
  const isKnown = useSession().kind !== 'anonymous';
  const { data, error, refetch } = useQuery({ ...ticketQuery(useApi(), ticket), enabled: isKnown });
  useTitle(t('titleEdit'));
  if (isApiError(error) && error.kind === 'notFound') return <HomeRedirect />;
  if (data && !data.editable) {
    return (
      <>
        <Head title={t('titleEdit')} />
        <NotEditable ticket={ticket} />
      </>
    );
  }
  if (data) {
    const at = location ?? data.locationId;
    return <Reserve key={at} service={data.serviceId} location={at} editing={data} />;
  }
  if (!isKnown) {
    return (
      <>
        <Head title={t('titleEdit')} />
        <LoginToEdit
          here={`/reserve?ticket=${ticket}${location === undefined ? '' : `&location=${location}`}`}
        />
      </>
    );
  }
  return (
    <>
      <Head title={t('titleEdit')} />
      {error ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading onRetry={() => void refetch()} />
      )}
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
