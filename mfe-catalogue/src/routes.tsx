import { lazyScreen, type RemoteRoute } from '@vez/shared/bridge';
import { ForkSkeleton } from './components/fork-skeleton';
import { ListSkeleton } from './components/list-skeleton';
import { HomeScreen } from './screens/home/home-screen';

const DepartmentScreen = lazyScreen(
  () => import(/* webpackChunkName: "department" */ './screens/department/department-screen'),
  'DepartmentScreen',
);
const SelectWithTabsScreen = lazyScreen(
  () =>
    import(/* webpackChunkName: "select-with-tabs" */ './screens/select-with-tabs/select-with-tabs-screen'),
  'SelectWithTabsScreen',
);
const SelectWithoutTabsScreen = lazyScreen(
  () =>
    import(
      /* webpackChunkName: "select-without-tabs" */ './screens/select-without-tabs/select-without-tabs-screen'
    ),
  'SelectWithoutTabsScreen',
);
const QueueOrBookScreen = lazyScreen(
  () => import(/* webpackChunkName: "queue-or-book" */ './screens/queue-or-book/queue-or-book-screen'),
  'QueueOrBookScreen',
);
const SearchScreen = lazyScreen(
  () => import(/* webpackChunkName: "search" */ './screens/search/search-screen'),
  'SearchScreen',
);
const CategoryScreen = lazyScreen(
  () => import(/* webpackChunkName: "category" */ './screens/category/category-screen'),
  'CategoryScreen',
);
const HotServicesScreen = lazyScreen(
  () => import(/* webpackChunkName: "hot-services" */ './screens/hot-services/hot-services-screen'),
  'HotServicesScreen',
);
const RecentlyUsedScreen = lazyScreen(
  () => import(/* webpackChunkName: "recently-used" */ './screens/recently-used/recently-used-screen'),
  'RecentlyUsedScreen',
);

/** The home is the first screen of most visits, so it comes with the remote itself. */
export const routes: RemoteRoute[] = [
  { path: '/', screen: HomeScreen },
  { path: '/home', screen: HomeScreen },
  { path: '/remoteCounterHome', screen: HomeScreen },
  { path: '/department', screen: DepartmentScreen, skeleton: <ListSkeleton /> },
  { path: '/serOrLocationWithTabs', screen: SelectWithTabsScreen, skeleton: <ListSkeleton /> },
  { path: '/serOrLocationWithoutTabs', screen: SelectWithoutTabsScreen, skeleton: <ListSkeleton /> },
  { path: '/queueOrBook', screen: QueueOrBookScreen, skeleton: <ForkSkeleton /> },
  { path: '/search', screen: SearchScreen, skeleton: <ListSkeleton /> },
  { path: '/category', screen: CategoryScreen, skeleton: <ListSkeleton /> },
  { path: '/hotServices', screen: HotServicesScreen, skeleton: <ListSkeleton /> },
  { path: '/RecentlyUsedPage', screen: RecentlyUsedScreen, skeleton: <ListSkeleton /> },
];
