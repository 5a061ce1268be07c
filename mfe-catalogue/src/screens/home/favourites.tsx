import styled from 'styled-components';
import { useApi, useBridge } from '@vez/shared/bridge';
import { useQuery } from '@vez/shared/query';
import { Section, SkeletonList, token } from '@vez/shared/ui';
import { favouritesQuery } from '../../api/live-queries';
import { useTexts } from '../../texts';
import { FavouriteCard } from './favourite-card';

/** Each card asks for its figures every 10 s, so there are few. */
const SHOWN = 3;

const Cards = styled.ul`
  display: grid;
  gap: ${token.space[4]};
  list-style: none;
`;
const Words = styled.p`
  color: ${token.color.ink2};
`;

/** The favourites of whoever is logged in (CAT-14). */
export function Favourites() {
  const { t } = useTexts();
  const bridge = useBridge();
  const { data, isError } = useQuery(favouritesQuery(useApi()));
  const manage = bridge.canServe('/MyFavoritePage') ? '/MyFavoritePage' : undefined;
  return (
    <Section heading={t('home.favourites')} allHref={manage} allLabel={t('home.manage')}>
      {isError && <Words>{t('home.failed')}</Words>}
      {!data && !isError && <SkeletonList rows={2} />}
      {data?.length === 0 && <Words>{t('home.favouritesNone')}</Words>}
      {data && data.length > 0 && (
        <Cards role="list">
          {data.slice(0, SHOWN).map((favourite) => (
            <li key={favourite.id}>
              <FavouriteCard of={favourite} />
            </li>
          ))}
        </Cards>
      )}
    </Section>
  );
}
