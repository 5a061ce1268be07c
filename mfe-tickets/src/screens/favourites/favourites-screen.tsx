import { useApi, useBridge, useHome, useSession, useTitle } from '@vez/shared/bridge';
import { paths } from '@vez/shared/domain';
import { favouritesQuery } from '@vez/shared/queries';
import { useQuery } from '@vez/shared/query';
import { Loaded } from '@vez/shared/remote';
import { Button, NavBar, Page, SkeletonList } from '@vez/shared/ui';
import { LoginFirst } from '../../components/login-first';
import { useGrowingList } from '../../components/use-growing-list';
import { useTexts } from '../../texts';
import { FavouriteList } from './favourite-list';
import { MoreServices } from './more-services';

/** ACC-12, TIX-36, TIX-37, VAL-50 */
export function FavouritesScreen() {
  const { t } = useTexts();
  const api = useApi();
  const bridge = useBridge();
  const home = useHome();
  const canStart = bridge.canServe(paths.departments());
  const isKnown = useSession().kind !== 'anonymous';
  const favourites = useQuery({ ...favouritesQuery(api), staleTime: 0, enabled: isKnown });
  const { items, more } = useGrowingList(favourites.data ?? []);
  const retry = () => void favourites.refetch();
  useTitle(t('favourites.title'));
  return (
    <>
      <NavBar
        title={t('favourites.title')}
        onBack={bridge.back}
        onHome={() => bridge.navigate(home)}
        onRefresh={isKnown ? retry : undefined}
      />
      <Page
        asideLabel={t('favourites.more')}
        aside={isKnown && items.length > 0 && canStart && <MoreServices />}
      >
        {isKnown ? (
          <Loaded of={favourites} loading={<SkeletonList rows={3} />}>
            {() => <FavouriteList of={items} canStart={canStart} />}
          </Loaded>
        ) : (
          <LoginFirst title={t('favourites.login')} returnTo={paths.favourites()} />
        )}
        {isKnown && more && (
          <Button kind="outline" onClick={more}>
            {t('mine.more')}
          </Button>
        )}
      </Page>
    </>
  );
}
