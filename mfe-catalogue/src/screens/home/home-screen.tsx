import { Suspense, useEffect } from 'react';
import { lazyScreen, useMode, useSession, useTitle } from '@vez/shared/bridge';
import { Page, SkeletonList } from '@vez/shared/ui';
import { useAhead } from '../../components/use-ahead';
import { useTexts } from '../../texts';
import { Footer } from './footer';
import { Greeting } from './greeting';
import { HotServices } from './hot-services';
import { Recommended } from './recommended';
import { Ways } from './ways';

/** Only whoever is logged in has some. */
const Favourites = lazyScreen(
  () => import(/* webpackChunkName: "favourites" */ './favourites'),
  'Favourites',
);

/** Comes with them: it is for the same people. */
const NextTicket = lazyScreen(
  () => import(/* webpackChunkName: "favourites" */ './next-ticket'),
  'NextTicket',
);
/** Half of the homes have none: the code for them comes with the others. */
const RemoteDepartments = lazyScreen(
  () => import(/* webpackChunkName: "remote-departments" */ './remote-departments'),
  'RemoteDepartments',
);

/** The home of both counters (CAT-01 to CAT-17). What leads on is there at once; lists fill in below it. */
export function HomeScreen() {
  const { t } = useTexts();
  const mode = useMode();
  const { kind } = useSession();
  useAhead();
  useTitle(mode === 'remoteCounter' ? t('home.remoteTitle') : '');
  useEffect(() => {
    // Read by the speed budget. Old web views have no marks, and measuring must not cost them the page.
    if ('mark' in performance) performance.mark('vez:interactive');
  }, []);
  return (
    <>
      <Page
        aside={
          <>
            {kind !== 'anonymous' && (
              <Suspense fallback={null}>
                <NextTicket />
              </Suspense>
            )}
            <HotServices />
            {kind !== 'anonymous' && (
              <Suspense fallback={<SkeletonList rows={2} />}>
                <Favourites />
              </Suspense>
            )}
          </>
        }
        asideLabel={t('home.hot')}
      >
        <Greeting />
        <Ways />
        {mode === 'remoteCounter' ? (
          <Suspense fallback={<SkeletonList rows={6} />}>
            <RemoteDepartments />
          </Suspense>
        ) : (
          <Recommended />
        )}
      </Page>
      <Footer />
    </>
  );
}
