import { HomeRedirect, useApi, useBridge, useByVideo, useIdParam, useSession } from '@vez/shared/bridge';
import type { Offer, QueueInfo, Service, ServiceLocation } from '@vez/shared/contracts/client';
import { counterInfoQuery, offerQuery, serviceQuery } from '@vez/shared/queries';
import { useQuery } from '@vez/shared/query';
import { GoneView, Loaded, useFirstAnswer, useStale, withPlace, type Answer } from '@vez/shared/remote';
import { OfficeNotices } from '@vez/shared/remote/queue';
import { Card, Page, Slot } from '@vez/shared/ui';
import { ForkCards, ForkPage } from '../../components/fork-skeleton';
import { ScreenHead } from '../../components/screen-head';
import { placeState } from '../../model/place-state';
import { useTexts } from '../../texts';
import { BeforeYouGo } from './before-you-go';
import { ClosedPlace } from './closed-place';
import { ChosenPoint } from './chosen-point';
import { OfficeCard } from './office-card';

interface ChoiceProps {
  service: Service;
  place: ServiceLocation;
  offer: Offer;
  queue: Answer<QueueInfo> & { isFetched: boolean };
}

/** A place of a service: what it offers now, or why it is closed. */
function Choice({ service, place, offer, queue }: ChoiceProps) {
  const { t } = useTexts();
  const state = placeState(place, useSession());
  const isByVideo = useByVideo()(place);
  const stale = useStale(queue);
  return (
    <Page
      asideLabel={t(isByVideo ? 'place.beforeVideo' : 'place.before')}
      aside={<BeforeYouGo service={service} place={place} hasNumbers={offer.ticket} />}
    >
      <OfficeNotices of={queue.data?.notices} at={queue.data?.updatedAt} stale={stale} />
      {state === 'open' ? (
        <OfficeCard service={service} place={place} offer={offer} queue={queue} />
      ) : (
        <>
          <Card $flush>
            <ChosenPoint service={service} place={place} />
          </Card>
          <ClosedPlace state={state} service={service.id} />
        </>
      )}
      <Slot bridge={useBridge()} name="servicePage" place={{ serviceId: service.id, locationId: place.id }} />
    </Page>
  );
}

function Fork({ service, location }: { service: number; location: number }) {
  const { t } = useTexts();
  const api = useApi();
  const details = useQuery({ ...serviceQuery(api, service), select: withPlace(location) });
  const at = { serviceId: service, locationId: location };
  const offer = useQuery(offerQuery(api, at));
  const queue = useQuery(counterInfoQuery(api, at));
  const place = details.data?.locations.find(({ id }) => id === location);
  // An old link may name a place that no longer serves: a message is better than a redirect.
  const hasNoPlace = details.data !== undefined && place === undefined;
  const mayShow = useFirstAnswer(queue.isFetched || offer.data?.ticket === false);
  return (
    <>
      <ScreenHead
        title={details.data?.name ?? t('choice.title')}
        about={place && details.data && t('choice.at', { service: details.data.name, office: place.name })}
      />
      {hasNoPlace ? (
        <Page>
          <ClosedPlace state="invalid" service={service} />
        </Page>
      ) : (
        <Loaded
          of={[details, offer]}
          ready={mayShow}
          loading={<ForkCards />}
          frame={(standIn, stage) =>
            stage === 'loading' ? <ForkPage>{standIn}</ForkPage> : <Page full>{standIn}</Page>
          }
          gone={
            <Page full>
              <GoneView title={t('messages.serviceNoValid')} />
            </Page>
          }
        >
          {(found, offered) =>
            place && <Choice service={found} place={place} offer={offered} queue={queue} />
          }
        </Loaded>
      )}
    </>
  );
}

/** The choice between a number and a booking (BOK-01, BOK-02). */
export function QueueOrBookScreen() {
  const service = useIdParam('service');
  const location = useIdParam('location');
  if (service === undefined || location === undefined) return <HomeRedirect />;
  return <Fork service={service} location={location} />;
}
