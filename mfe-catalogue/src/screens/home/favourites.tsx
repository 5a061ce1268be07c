import styled from 'styled-components';
import { useApi, useBridge, useMode } from '@vez/shared/bridge';
import { paths } from '@vez/shared/domain';
import { favouritesQuery } from '@vez/shared/queries';
import { useQuery } from '@vez/shared/query';
import { LoadedLine } from '@vez/shared/remote';
import { Section, SkeletonList, token } from '@vez/shared/ui';
import { videoServicesQuery } from '../../api/catalogue-queries';
import { useTexts } from '../../texts';
import { FavouriteCard } from './favourite-card';

/** Few, because each card polls its figures every 10 s. */
const SHOWN = 3;

const Cards = styled.ul`
  display: grid;
  gap: ${token.space[4]};
  list-style: none;
`;
const Words = styled.p`
  color: ${token.color.ink2};
`;

/** At the remote counter, only favourites at remote counters; the others are at offices. */
function useFavouritesHere() {
  const api = useApi();
  const isByVideo = useMode() === 'remoteCounter';
  const favourites = useQuery(favouritesQuery(api));
  const counters = useQuery({ ...videoServicesQuery(api), enabled: isByVideo }).data ?? [];
  const served = new Set(counters.map(({ place }) => place.id));
  const data = favourites.data?.filter(({ locationId }) => !isByVideo || served.has(locationId));
  return { ...favourites, data };
}

/** The favourites of a logged-in user (CAT-14). */
export function Favourites() {
  const { t } = useTexts();
  const bridge = useBridge();
  const favourites = useFavouritesHere();
  const manage = bridge.canServe(paths.favourites()) ? paths.favourites() : undefined;
  return (
    <Section heading={t('home.favourites')} allHref={manage} allLabel={t('home.manage')}>
      <LoadedLine of={favourites} loading={<SkeletonList rows={2} />} failed={t('home.failed')}>
        {(all) =>
          all.length === 0 ? (
            <Words>{t('home.favouritesNone')}</Words>
          ) : (
            <Cards role="list">
              {all.slice(0, SHOWN).map((favourite) => (
                <li key={favourite.id}>
                  <FavouriteCard of={favourite} />
                </li>
              ))}
            </Cards>
          )
        }
      </LoadedLine>
    </Section>
  );
}
