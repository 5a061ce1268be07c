import { useEffect } from 'react';
import { HomeRedirect, useApi, useBridge, useIdParam } from '@vez/shared/bridge';
import { paths, type ServicePoint } from '@vez/shared/domain';
import { serviceQuery } from '@vez/shared/queries';
import { useQuery } from '@vez/shared/query';
import { GoneOffice, GoneService, Loaded, withPlace } from '@vez/shared/remote';
import { parametersQuery } from '../../api/booking-queries';
import { Head } from '../../components/head';
import { BookingSkeleton, inPage } from '../../components/load-states';
import { useTexts } from '../../texts';
import { ParameterForm } from './parameter-form';

/** A service that asks for nothing has no such page. */
function OnToReserve({ serviceId, locationId }: ServicePoint) {
  const bridge = useBridge();
  useEffect(
    () => bridge.navigate(paths.reserve({ service: serviceId, location: locationId }), { replace: true }),
    [bridge, serviceId, locationId],
  );
  return null;
}

function SetParams(point: ServicePoint) {
  const { t } = useTexts();
  const api = useApi();
  const service = useQuery({ ...serviceQuery(api, point.serviceId), select: withPlace(point.locationId) });
  const parameters = useQuery(parametersQuery(api, point.serviceId));
  const place = service.data?.locations.find(({ id }) => id === point.locationId);
  const isOfficeGone = service.data !== undefined && place === undefined;
  if (!isOfficeGone && parameters.data?.length === 0) return <OnToReserve {...point} />;
  return (
    <>
      <Head title={t('parameters.title')} subtitle={service.data?.name} />
      {isOfficeGone ? (
        inPage(<GoneOffice service={point.serviceId} />)
      ) : (
        <Loaded
          of={[service, parameters]}
          loading={<BookingSkeleton />}
          frame={inPage}
          gone={inPage(<GoneService />)}
        >
          {(_, asked) => <ParameterForm point={point} parameters={asked} />}
        </Loaded>
      )}
    </>
  );
}

/** BOK-11, BOK-13, BOK-14; an address that lacks the service or the place leads home (NAV-28). */
export function SetParamsScreen() {
  const service = useIdParam('service');
  const location = useIdParam('location');
  if (service === undefined || location === undefined) return <HomeRedirect />;
  return <SetParams key={`${service}:${location}`} serviceId={service} locationId={location} />;
}
