import { useApi, useBridge } from '@vez/shared/bridge';
import type { Service, ServiceLocation } from '@vez/shared/contracts/client';
import { paths, queueStatus } from '@vez/shared/domain';
import { counterInfoQuery } from '@vez/shared/queries';
import { useQuery } from '@vez/shared/query';
import { ButtonLink, ExceptionView, Page } from '@vez/shared/ui';
import type { Obstacle } from '../../model/offer';
import { useTexts } from '../../texts';
import { FreeOffices } from './free-offices';

interface Props {
  because: Obstacle | 'noBookableDate' | 'noFreeDay';
  service: Service;
  place: ServiceLocation;
  /** Where this page is, to come back to. */
  here: string;
}

/** Whether a number may be asked for here instead: the queue gives one, or cannot be read and the server decides. */
function useMayQueue(service: Service, place: ServiceLocation, enabled: boolean): boolean {
  const isOffered = enabled && place.ticket && !place.suspended;
  const at = { serviceId: service.id, locationId: place.id };
  const { data, error } = useQuery({ ...counterInfoQuery(useApi(), at), enabled: isOffered });
  return isOffered && (data === undefined ? error !== null : queueStatus(data).mayTake);
}

/** Why nothing can be booked here now, and the ways that are left (BOK-04, BOK-10, BOK-49, ERR-64). */
export function ClosedBooking({ because, service, place, here }: Props) {
  const { t } = useTexts();
  const { canServe } = useBridge();
  const canQueue = useMayQueue(service, place, because !== 'loginNeeded');
  const ways = (
    <>
      {because === 'loginNeeded' && canServe(paths.login()) && (
        <ButtonLink href={paths.login({ returnTo: here })}>{t('loginNeeded.go')}</ButtonLink>
      )}
      {service.locations.length > 1 && canServe(paths.selectWithoutTabs()) && (
        <ButtonLink
          kind={because === 'loginNeeded' ? 'outline' : 'primary'}
          href={paths.selectWithoutTabs({ service: service.id })}
        >
          {t('otherPlace')}
        </ButtonLink>
      )}
      {canQueue && canServe(paths.offerNumber()) && (
        <ButtonLink kind="outline" href={paths.offerNumber({ service: service.id, location: place.id })}>
          {t('takeNumber')}
        </ButtonLink>
      )}
    </>
  );
  return (
    <Page>
      <ExceptionView kind="noData" title={t(`${because}.title`)} phone={place.telephone} actions={ways}>
        {t(`${because}.how`)}
      </ExceptionView>
      {because !== 'loginNeeded' && <FreeOffices service={service} place={place} />}
    </Page>
  );
}
