import { HomeRedirect, useApi, useIdParam } from '@vez/shared/bridge';
import { paths, type ServicePoint } from '@vez/shared/domain';
import { serviceQuery } from '@vez/shared/queries';
import { useQuery } from '@vez/shared/query';
import { GoneOffice, GoneService, Loaded, withPlace } from '@vez/shared/remote';
import { parametersQuery } from '../../api/booking-queries';
import { Head } from '../../components/head';
import { BookingSkeleton, inPage } from '../../components/load-states';
import { Redirect } from '../../components/redirect';
import { useTexts } from '../../texts';
import { ParameterForm } from './parameter-form';

function SetParams(point: ServicePoint) {
  const { t } = useTexts();
  const api = useApi();
  const service = useQuery({ ...serviceQuery(api, point.serviceId), select: withPlace(point.locationId) });
  const parameters = useQuery(parametersQuery(api, point.serviceId));
  const hasOffice = service.data?.locations.some(({ id }) => id === point.locationId) ?? true;
  if (hasOffice && parameters.data?.length === 0) {
    return <Redirect to={paths.reserve({ service: point.serviceId, location: point.locationId })} />;
  }
  return (
    <>
      <Head title={t('parameters.title')} subtitle={service.data?.name} />
      {!hasOffice ? (
        inPage(<GoneOffice service={point.serviceId} />)
      ) : (
        <Loaded
          of={[service, parameters]}
          loading={<BookingSkeleton />}
          frame={inPage}
          gone={inPage(<GoneService />)}
        >
          {(_, loaded) => <ParameterForm point={point} parameters={loaded} />}
        </Loaded>
      )}
    </>
  );
}

/** BOK-11, BOK-13, BOK-14; an address without service or office redirects home (NAV-28). */
export function SetParamsScreen() {
  const service = useIdParam('service');
  const location = useIdParam('location');
  if (service === undefined || location === undefined) return <HomeRedirect />;
  return <SetParams key={`${service}:${location}`} serviceId={service} locationId={location} />;
}
