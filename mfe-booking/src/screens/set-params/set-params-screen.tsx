import { HomeRedirect, useApi, useIdParam } from '@vez/shared/bridge';
import { useQuery } from '@vez/shared/query';
import { parametersQuery } from '../../api/booking-queries';
import { Loading, LoadFailure } from '../../components/load-states';
import { ParameterForm } from './parameter-form';

function SetParams({ service, location }: { service: number; location: number }) {
  const { data, error, refetch } = useQuery(parametersQuery(useApi(), service));
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading onRetry={() => void refetch()} />;
  return <ParameterForm point={{ serviceId: service, locationId: location }} parameters={data} />;
}

/** BOK-11, BOK-13, BOK-14 */
export function SetParamsScreen() {
  const service = useIdParam('service');
  const location = useIdParam('location');
  if (service === undefined || location === undefined) return <HomeRedirect />;
  return <SetParams service={service} location={location} />;
}
