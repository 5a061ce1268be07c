import { useApi } from '@vez/shared/bridge';
import type { Service, ServiceLocation } from '@vez/shared/contracts/client';
import { formatDay } from '@vez/shared/dates';
import { paths } from '@vez/shared/domain';
import { useQuery } from '@vez/shared/query';
import { Loaded } from '@vez/shared/remote';
import { ListRow, RowList, Section, SkeletonBlock } from '@vez/shared/ui';
import { freeOfficesQuery } from '../../api/booking-queries';
import { useTexts } from '../../texts';

interface Props {
  service: Service;
  /** The office that has nothing free. */
  place: ServiceLocation;
}

/** Where else the service can be booked, with the first free day of each office, soonest first. */
export function FreeOffices({ service, place }: Props) {
  const { t, language } = useTexts();
  const offices = useQuery(freeOfficesQuery(useApi(), service, place.id));
  if (service.locations.length < 2) return null;
  return (
    <Loaded of={offices} look="part" loading={<SkeletonBlock $height={120} />}>
      {(free) =>
        free.length > 0 && (
          <Section heading={t('freeOffices')}>
            <RowList>
              {free.map(({ office, day }) => (
                <li key={office.id}>
                  <ListRow
                    title={office.name}
                    support={t('date.first', { day: formatDay(day, language, 'withoutYear') })}
                    href={paths.reserve({ service: service.id, location: office.id })}
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
