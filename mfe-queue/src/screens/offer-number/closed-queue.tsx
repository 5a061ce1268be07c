import styled from 'styled-components';
import { useBridge } from '@vez/shared/bridge';
import type { QueueInfo, Service, ServiceLocation } from '@vez/shared/contracts/client';
import { paths, queueAdvice, queueStatus, type OtherWays } from '@vez/shared/domain';
import { ButtonLink, Notice, token } from '@vez/shared/ui';
import type { Obstacle } from '../../model/obstacle';
import { useTexts } from '../../texts';

const Stack = styled.div`
  display: grid;
  gap: ${token.space[4]};
`;

interface Props {
  obstacle: Obstacle;
  service: Service;
  place: ServiceLocation;
  queue: QueueInfo | undefined;
  ways: OtherWays;
  /** The address of this page, to return to. */
  here: string;
}

/** Why a place gives no number now, and the alternatives (QUE-13 to QUE-17, QUE-21). */
export function ClosedQueue({ obstacle, service, place, queue, ways, here }: Props) {
  const { t } = useTexts();
  const { canServe } = useBridge();
  const booking = service.openReservationParameter ? paths.setParams : paths.reserve;
  const login = obstacle === 'loginNeeded' && canServe(paths.login());
  // The card above explains obstacles of the queue itself.
  const ofPlace = obstacle === 'suspended' || obstacle === 'loginNeeded' ? obstacle : undefined;
  const advice = queue && ofPlace === undefined ? queueAdvice(queueStatus(queue), ways) : [];
  const books = advice.includes('book');
  const hasMain = login || books;
  return (
    <Stack>
      {ofPlace !== undefined && (
        <Notice kind={ofPlace === 'loginNeeded' ? 'info' : 'warn'} title={t(`${ofPlace}.title`)} announce>
          {t(`${ofPlace}.how`)}
        </Notice>
      )}
      {obstacle === 'outsideOfficeHours' && (
        <Notice kind="info" title={t('officeHours')}>
          {place.description}
        </Notice>
      )}
      {login && <ButtonLink href={paths.login({ returnTo: here })}>{t('loginNeeded.go')}</ButtonLink>}
      {books && (
        <ButtonLink href={booking({ service: service.id, location: place.id })}>
          {t('bookInstead')}
        </ButtonLink>
      )}
      {ways.hasOtherOffices && (
        <ButtonLink
          kind={hasMain ? 'outline' : 'primary'}
          href={paths.selectWithoutTabs({ service: service.id })}
        >
          {t('otherPlace')}
        </ButtonLink>
      )}
    </Stack>
  );
}
