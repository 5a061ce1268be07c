import { lazyScreen, type RemoteRoute } from '@vez/shared/bridge';
import { paths } from '@vez/shared/domain';
import { LoadingView, Page, SkeletonBlock } from '@vez/shared/ui';

const ResultScreen = lazyScreen(
  () => import(/* webpackChunkName: "result" */ './screens/result/result-screen'),
  'ResultScreen',
);
// Beside the ticket's page, which it opens.
const LinkScreen = lazyScreen(
  () => import(/* webpackChunkName: "result" */ './screens/link/link-screen'),
  'LinkScreen',
);
const MyBookingsScreen = lazyScreen(
  () => import(/* webpackChunkName: "my-bookings" */ './screens/my-bookings/my-bookings-screen'),
  'MyBookingsScreen',
);
const FavouritesScreen = lazyScreen(
  () => import(/* webpackChunkName: "favourites" */ './screens/favourites/favourites-screen'),
  'FavouritesScreen',
);

const skeleton = (
  <Page>
    <LoadingView>
      <SkeletonBlock $height={320} />
    </LoadingView>
  </Page>
);

export const routes: RemoteRoute[] = [
  { path: paths.result(), screen: ResultScreen, skeleton },
  { path: paths.ticketLink(), screen: LinkScreen, skeleton },
  { path: paths.myBookings(), screen: MyBookingsScreen, skeleton },
  { path: paths.favourites(), screen: FavouritesScreen, skeleton },
];
