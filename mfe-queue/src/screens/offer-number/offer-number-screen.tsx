import type { ReactNode } from 'react';
import { HomeRedirect, useApi, useBridge, useIdParam, useHome, useTitle } from '@vez/shared/bridge';
import type { QueueInfo, Service, ServiceLocation } from '@vez/shared/contracts/client';
import { queueStatus } from '@vez/shared/domain';
import { counterInfoQuery, offerQuery, serviceQuery } from '@vez/shared/queries';
import { useQuery } from '@vez/shared/query';
import {
  GoneOffice,
  GoneService,
  Loaded,
  useFirstAnswer,
  useStale,
  withPlace,
  type Answer,
} from '@vez/shared/remote';
import { useOtherWays } from '@vez/shared/remote/queue';
import { NavBar, Page } from '@vez/shared/ui';
import { useTexts } from '../../texts';
import { NumberForm } from './number-form';
import { OfferSkeleton } from '../../components/offer-skeleton';

/** Back button, heading, document title and the link home. */
function Head() {
  const { t } = useTexts();
  const bridge = useBridge();
  const home = useHome();
  useTitle(t('title'));
  return <NavBar title={t('title')} onBack={bridge.back} onHome={() => bridge.navigate(home)} />;
}

const inPage = (standIn: ReactNode) => <Page>{standIn}</Page>;

interface Here {
  service: Service;
  place: ServiceLocation;
  queue: Answer<QueueInfo>;
}

function NumberHere({ service, place, queue }: Here) {
  const stale = useStale(queue);
  const isClosed = queue.data !== undefined && !queueStatus(queue.data).mayTake;
  const point = { serviceId: service.id, locationId: place.id };
  // Only a queue without numbers leads to the calendar.
  const offer = useQuery({ ...offerQuery(useApi(), point), enabled: isClosed, meta: { isExtra: true } });
  const ways = useOtherWays(service, place, offer.data);
  return <NumberForm service={service} place={place} queue={queue} stale={stale} ways={ways} />;
}

function Offer({ service, location }: { service: number; location: number }) {
  const api = useApi();
  const details = useQuery({ ...serviceQuery(api, service), select: withPlace(location) });
  const queue = useQuery(counterInfoQuery(api, { serviceId: service, locationId: location }));
  const place = details.data?.locations.find(({ id }) => id === location);
  const mayShow = useFirstAnswer(queue.isFetched);
  const isOfficeGone = details.data !== undefined && place === undefined;
  return (
    <>
      <Head />
      {isOfficeGone ? (
        inPage(<GoneOffice service={service} />)
      ) : (
        <Loaded
          of={details}
          ready={mayShow}
          loading={<OfferSkeleton />}
          frame={inPage}
          gone={inPage(<GoneService />)}
        >
          {(about) => place && <NumberHere service={about} place={place} queue={queue} />}
        </Loaded>
      )}
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
