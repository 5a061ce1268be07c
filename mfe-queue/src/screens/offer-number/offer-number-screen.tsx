import { useEffect } from 'react';
import { HomeRedirect, useApi, useBridge, useDeployment, useIdParam, useTitle } from '@vez/shared/bridge';
import { useQuery } from '@vez/shared/query';
import { Card, ExceptionView, LoadingView, NavBar, Page, SkeletonList, token } from '@vez/shared/ui';
import styled from 'styled-components';
import { counterInfoQuery, serviceQuery } from '../../api/queue-queries';
import { useTexts } from '../../texts';
import { Figures } from './figures';
import { OfferForm } from './offer-form';

const Name = styled.h2`
  font-size: ${token.size(18)};
`;
const Support = styled.p`
  color: ${token.color.ink2};
`;

function Offer({ service, location }: { service: number; location: number }) {
  const { t } = useTexts();
  const api = useApi();
  const bridge = useBridge();
  const { phone, officeHours } = useDeployment();
  const details = useQuery(serviceQuery(api, service));
  const queue = useQuery(counterInfoQuery(api, service, location));
  const place = details.data?.locations.find(({ id }) => id === location);
  useTitle(t('title'));
  if (details.data && place === undefined) return <HomeRedirect />;
  const failure = details.error ?? (queue.data ? null : queue.error);
  const retry = () => {
    void details.refetch();
    void queue.refetch();
  };
  return (
    <>
      <NavBar title={t('title')} onBack={bridge.back} onHome={() => bridge.navigate('/home')} />
      <Page>
        {failure && (
          <ExceptionView
            kind="error"
            title={t('errorLoadData')}
            onRetry={retry}
            phone={phone}
            phoneHours={officeHours}
          >
            {failure.message}
          </ExceptionView>
        )}
        {!failure && !(place && queue.data) && (
          <LoadingView onRetry={retry}>
            <SkeletonList rows={4} />
          </LoadingView>
        )}
        {details.data && place && queue.data && (
          <>
            <Card>
              <Name>{details.data.name}</Name>
              <Support>{details.data.departmentNames[0]}</Support>
              <p>{place.name}</p>
              <Support>{place.address}</Support>
            </Card>
            <Figures queue={queue.data} stale={queue.isError} onRefresh={() => void queue.refetch()} />
            <OfferForm service={details.data} place={place} queue={queue.data} />
          </>
        )}
      </Page>
    </>
  );
}

/** Says what is missing, then leads home (QUE-12, ERR-40, NAV-28). */
function Missing() {
  const { t } = useTexts();
  const { feedback } = useBridge();
  const words = t('nullServiceAndLocation');
  useEffect(() => feedback.toast(words), [feedback, words]);
  return <HomeRedirect />;
}

/** QUE-01 to QUE-12 */
export function OfferNumberScreen() {
  const service = useIdParam('service');
  const location = useIdParam('location');
  if (service === undefined || location === undefined) return <Missing />;
  return <Offer service={service} location={location} />;
}
