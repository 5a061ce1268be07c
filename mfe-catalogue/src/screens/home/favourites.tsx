import { useApi, useBridge } from '@vez/shared/bridge';
import { useQuery } from '@vez/shared/query';
import { ListRow, RowList, Section } from '@vez/shared/ui';
import { favouritesQuery } from '../../api/live-queries';
import { useTexts } from '../../texts';

/** The favourites of whoever is logged in (CAT-14). */
export function Favourites() {
  const { t } = useTexts();
  const bridge = useBridge();
  const { data } = useQuery(favouritesQuery(useApi()));
  if (!data || data.length === 0) return null;
  const manage = bridge.canServe('/MyFavoritePage') ? '/MyFavoritePage' : undefined;
  return (
    <Section heading={t('home.favourites')} allHref={manage} allLabel={t('home.manage')}>
      <RowList>
        {data.map(({ id, serviceId, locationId, serviceName, locationName, validity }) => (
          <li key={id}>
            <ListRow
              title={serviceName}
              support={locationName}
              href={`/queueOrBook?service=${serviceId}&location=${locationId}`}
              disabledReason={validity ? undefined : t('recent.disabled')}
            />
          </li>
        ))}
      </RowList>
    </Section>
  );
}
