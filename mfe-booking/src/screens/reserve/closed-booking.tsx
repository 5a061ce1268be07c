import { useApi, useBridge } from '@vez/shared/bridge';
import type { Service, ServiceLocation } from '@vez/shared/contracts/client';
import { formatDay } from '@vez/shared/dates';
import { paths, queueStatus } from '@vez/shared/domain';
import { counterInfoQuery } from '@vez/shared/queries';
import { useQuery } from '@vez/shared/query';
import { Loaded } from '@vez/shared/remote';
import { ButtonLink, ExceptionView, ListRow, Page, RowList, Section, SkeletonBlock } from '@vez/shared/ui';
import { freeOfficesQuery } from '../../api/booking-queries';
import type { Obstacle } from '../../model/offer';
import { useTexts } from '../../texts';

interface PointProps {
  service: Service;
  office: ServiceLocation;
}

/** Whether the queue gives numbers. If its state cannot be read, the server decides. */
function useMayQueue({ service, office }: PointProps, enabled: boolean): boolean {
  const isOffered = enabled && office.ticket && !office.suspended;
  const point = { serviceId: service.id, locationId: office.id };
  const { data, error } = useQuery({ ...counterInfoQuery(useApi(), point), enabled: isOffered });
  return isOffered && (data === undefined ? error !== null : queueStatus(data).mayTake);
}

/** The other offices of the service with their first free day, soonest first. */
function FreeOffices({ service, office }: PointProps) {
  const { t, language } = useTexts();
  const offices = useQuery(freeOfficesQuery(useApi(), service, office.id));
  if (service.locations.length < 2) return null;
  return (
    <Loaded of={offices} look="part" loading={<SkeletonBlock $height={120} />}>
      {(free) =>
        free.length > 0 && (
          <Section heading={t('freeOffices')}>
            <RowList>
              {free.map(({ office: { id, name }, day }) => (
                <li key={id}>
                  <ListRow
                    title={name}
                    support={t('date.first', { day: formatDay(day, language, 'withoutYear') })}
                    href={paths.reserve({ service: service.id, location: id })}
                  />
                </li>
              ))}
            </RowList>
          </Section>
        )
      }
    </Loaded>
  );
}

interface Props extends PointProps {
  because: Obstacle | 'noBookableDate' | 'noFreeDay';
  /** The address of this page, to return to after a login. */
  here: string;
}

/** Why nothing can be booked here now, and the alternatives (BOK-04, BOK-10, BOK-49, ERR-64). */
export function ClosedBooking({ because, here, ...point }: Props) {
  const { t } = useTexts();
  const { canServe } = useBridge();
  const { service, office } = point;
  const canQueue = useMayQueue(point, because !== 'loginNeeded');
  const alternatives = (
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
        <ButtonLink kind="outline" href={paths.offerNumber({ service: service.id, location: office.id })}>
          {t('takeNumber')}
        </ButtonLink>
      )}
    </>
  );
  return (
    <Page>
      <ExceptionView
        kind="noData"
        title={t(`${because}.title`)}
        phone={office.telephone}
        actions={alternatives}
      >
        {t(`${because}.how`)}
      </ExceptionView>
      {because !== 'loginNeeded' && <FreeOffices {...point} />}
    </Page>
  );
}
