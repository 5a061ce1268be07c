import { HomeRedirect, useApi, useIdParam, useJourney, useSession } from '@vez/shared/bridge';
import { useQuery } from '@vez/shared/query';
import { withPlace } from '@vez/shared/remote';
import { Badge, Notice, Page } from '@vez/shared/ui';
import { ServerText } from '@vez/shared/ui/server-text';
import { serviceQuery } from '../../api/catalogue-queries';
import { counterInfoQuery, offerQuery } from '../../api/live-queries';
import { ForkSkeleton } from '../../components/fork-skeleton';
import { LoadFailure } from '../../components/load-failure';
import { ScreenHead } from '../../components/screen-head';
import { useFirstAnswer } from '../../components/use-first-answer';
import { placeState } from '../../model/place-state';
import { useTexts } from '../../texts';
import { ClosedPlace } from './closed-place';
import { LiveFigures } from './live-figures';
import { ChosenPoint } from './chosen-point';
import { Ways } from './ways';

function Choice({ service, location }: { service: number; location: number }) {
  const { t } = useTexts();
  const api = useApi();
  const session = useSession();
  const { chosenAutomatically } = useJourney();
  const details = useQuery({ ...serviceQuery(api, service), select: withPlace(location) });
  const offer = useQuery(offerQuery(api, service, location));
  const queue = useQuery(counterInfoQuery(api, service, location));
  const error = details.error ?? offer.error;
  const place = details.data?.locations.find(({ id }) => id === location);
  const state = place && placeState(place, session);
  // A link kept for long may name a place that no longer serves: better told than sent home.
  const hasNoPlace = details.data !== undefined && place === undefined;
  // A list leads past the choice of a place that is the only one.
  const isChosen = chosenAutomatically?.service === true || details.data?.locations.length === 1;
  const mayShow = useFirstAnswer(!queue.isPending || offer.data?.ticket === false);
  const retry = () => {
    void details.refetch();
    void offer.refetch();
  };
  return (
    <>
      <ScreenHead title={t('choice.title')} />
      {hasNoPlace && (
        <Page>
          <ClosedPlace state="invalid" service={service} />
        </Page>
      )}
      {error && !hasNoPlace && (
        <LoadFailure error={error} onRetry={retry} gone={t('messages.serviceNoValid')} />
      )}
      {!error && !hasNoPlace && !(details.data && offer.data && mayShow) && <ForkSkeleton onRetry={retry} />}
      {details.data && offer.data && mayShow && place && state && (
        <Page
          asideLabel={t('choice.how')}
          aside={
            state === 'open' && (
              <Ways service={details.data} location={location} offer={offer.data} queue={queue.data} />
            )
          }
        >
          <ChosenPoint service={details.data} place={place} />
          {isChosen && state === 'open' && (
            <div>
              <Badge kind="info">{t('select.chosen')}</Badge>
            </div>
          )}
          {offer.data.ticket && (
            <LiveFigures queue={queue.data} failed={queue.isError} onRefresh={() => void queue.refetch()} />
          )}
          {details.data.warning !== '' && (
            <Notice kind="warn">
              <ServerText html={details.data.warning} />
            </Notice>
          )}
          {state !== 'open' && <ClosedPlace state={state} service={service} />}
        </Page>
      )}
    </>
  );
}

/** The fork where both ways part (BOK-01, BOK-02). */
export function QueueOrBookScreen() {
  const service = useIdParam('service');
  const location = useIdParam('location');
  if (service === undefined || location === undefined) return <HomeRedirect />;
  return <Choice service={service} location={location} />;
}
