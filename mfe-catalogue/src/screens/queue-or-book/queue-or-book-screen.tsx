import { HomeRedirect, useApi, useIdParam, useJourney, useSession } from '@vez/shared/bridge';
import { counterInfoQuery, offerQuery, serviceQuery } from '@vez/shared/queries';
import { useQuery } from '@vez/shared/query';
import { Loaded, useFirstAnswer, withPlace } from '@vez/shared/remote';
import { Badge, Notice, Page } from '@vez/shared/ui';
import { ServerText } from '@vez/shared/ui/server-text';
import { ForkCards, ForkPage } from '../../components/fork-skeleton';
import { ScreenHead } from '../../components/screen-head';
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
  const at = { serviceId: service, locationId: location };
  const offer = useQuery(offerQuery(api, at));
  const queue = useQuery(counterInfoQuery(api, at));
  const place = details.data?.locations.find(({ id }) => id === location);
  const state = place && placeState(place, session);
  // A link kept for long may name a place that no longer serves: better told than sent home.
  const hasNoPlace = details.data !== undefined && place === undefined;
  // A list leads past the choice of a place that is the only one.
  const isChosen = chosenAutomatically?.service === true || details.data?.locations.length === 1;
  const mayShow = useFirstAnswer(queue.isFetched || offer.data?.ticket === false);
  return (
    <>
      <ScreenHead
        title={t('choice.title')}
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
          gone={<HomeRedirect because={t('messages.serviceNoValid')} />}
        >
          {(about, offered) =>
            place &&
            state && (
              <Page
                asideLabel={t('choice.how')}
                aside={
                  state === 'open' && (
                    <Ways service={about} location={location} offer={offered} queue={queue} />
                  )
                }
              >
                <ChosenPoint service={about} place={place} />
                {isChosen && state === 'open' && (
                  <div>
                    <Badge kind="info">{t('select.chosen')}</Badge>
                  </div>
                )}
                {offered.ticket && <LiveFigures of={queue} />}
                {about.warning !== '' && (
                  <Notice kind="warn">
                    <ServerText html={about.warning} />
                  </Notice>
                )}
                {state !== 'open' && <ClosedPlace state={state} service={service} />}
              </Page>
            )
          }
        </Loaded>
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
