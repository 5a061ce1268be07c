import { HomeRedirect, useApi, useBridge, useIdParam, useHome, useTitle } from '@vez/shared/bridge';
import { useQuery } from '@vez/shared/query';
import { LoadFailure, withPlace } from '@vez/shared/remote';
import { LoadingView, NavBar, Page } from '@vez/shared/ui';
import { PointCard } from '@vez/shared/ui/point-card';
import { counterInfoQuery, serviceQuery } from '../../api/queue-queries';
import { useTexts } from '../../texts';
import { Figures } from './figures';
import { OfferForm } from './offer-form';
import { OfferSkeleton } from '../../components/offer-skeleton';

function Offer({ service, location }: { service: number; location: number }) {
  const { t } = useTexts();
  const api = useApi();
  const bridge = useBridge();
  const home = useHome();
  const details = useQuery({ ...serviceQuery(api, service), select: withPlace(location) });
  const queue = useQuery(counterInfoQuery(api, service, location));
  const place = details.data?.locations.find(({ id }) => id === location);
  useTitle(t('title'));
  if (details.data && place === undefined) return <HomeRedirect because={t('nullServiceAndLocation')} />;
  const failure = details.error ?? (queue.data ? null : queue.error);
  const retry = () => {
    void details.refetch();
    void queue.refetch();
  };
  const content = () => {
    if (failure) {
      return (
        <Page>
          <LoadFailure error={failure} onRetry={retry} />
        </Page>
      );
    }
    if (!details.data || !place || !queue.data) {
      return (
        <Page>
          <LoadingView onRetry={retry}>
            <OfferSkeleton />
          </LoadingView>
        </Page>
      );
    }
    return (
      <OfferForm service={details.data} place={place} queue={queue.data}>
        <PointCard service={details.data} place={place} />
        <Figures queue={queue.data} stale={queue.isError} onRefresh={() => void queue.refetch()} />
      </OfferForm>
    );
  };
  return (
    <>
      <NavBar title={t('title')} onBack={bridge.back} onHome={() => bridge.navigate(home)} />
      {content()}
    </>
  );
}

/** QUE-01 to QUE-12, ERR-40 */
export function OfferNumberScreen() {
  const { t } = useTexts();
  const service = useIdParam('service');
  const location = useIdParam('location');
  if (service === undefined || location === undefined) {
    return <HomeRedirect because={t('nullServiceAndLocation')} />;
  }
  return <Offer service={service} location={location} />;
}
