import styled from 'styled-components';
import { shownAddress, useBridge, useSession } from '@vez/shared/bridge';
import type { ServiceSummary, VideoCounter as Counter } from '@vez/shared/contracts/client';
import { paths } from '@vez/shared/domain';
import { cardSet, ListRow, RowList, TextLink, token, type } from '@vez/shared/ui';
import { serviceIcon } from '@vez/shared/ui/service-icon';
import { ServiceStatePlace } from '../../components/service-state-place';
import { PLACE_REASON } from '../../components/place-reasons';
import { placeState } from '../../model/place-state';
import { useTexts } from '../../texts';

const Hours = styled.p`
  margin-bottom: ${token.space[2]};
  color: ${token.color.ink2};
  ${type.support}
`;
const Login = styled.p`
  margin-bottom: ${token.space[3]};
`;

interface RowProps {
  service: ServiceSummary;
  at: number;
  counter: number;
  closedBecause: string | undefined;
}

function ServiceByVideo({ service, at, counter, closedBecause }: RowProps) {
  return (
    <ListRow
      title={service.name}
      support={service.departmentNames[0]}
      badge={<ServiceStatePlace service={service.id} location={counter} at={at} />}
      icon={serviceIcon(service.uiIcon)}
      iconSet={cardSet(at)}
      href={paths.queueOrBook({ service: service.id, location: counter })}
      disabledReason={closedBecause}
    />
  );
}

/** A remote counter: its hours, its services by video, and the current queue of each. */
export function VideoCounter({ place, services }: Counter) {
  const { t } = useTexts();
  const bridge = useBridge();
  const state = placeState(place, useSession());
  const reason = state === 'open' ? undefined : t(PLACE_REASON[state]);
  // The full reason appears once, above the rows.
  const closedBecause = state === 'loginNeeded' ? t('select.login') : reason;
  return (
    <>
      <Hours>{t('video.hours', { hours: place.description })}</Hours>
      {reason !== undefined && (
        <Login>
          {reason}{' '}
          {state === 'loginNeeded' && bridge.canServe(paths.login()) && (
            <TextLink href={paths.login({ returnTo: shownAddress() })}>{t('select.loginLink')}</TextLink>
          )}
        </Login>
      )}
      <RowList>
        {services.map((service, at) => (
          <li key={service.id}>
            <ServiceByVideo service={service} at={at} counter={place.id} closedBecause={closedBecause} />
          </li>
        ))}
      </RowList>
    </>
  );
}
