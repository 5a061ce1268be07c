import { lazyScreen, type RemoteRoute } from '@vez/shared/bridge';
import { ForkSkeleton } from './components/fork-skeleton';
import { ListSkeleton } from './components/list-skeleton';
import { HomeScreen } from './screens/home/home-screen';

// One file for all lists: whoever opens one opens the next, and each file costs the entry its integrity hash.
const DepartmentScreen = lazyScreen(
  () => import(/* webpackChunkName: "lists" */ './screens/department/department-screen'),
  'DepartmentScreen',
);
const SelectWithTabsScreen = lazyScreen(
  () => import(/* webpackChunkName: "lists" */ './screens/select-with-tabs/select-with-tabs-screen'),
  'SelectWithTabsScreen',
);
const SelectWithoutTabsScreen = lazyScreen(
  () => import(/* webpackChunkName: "lists" */ './screens/select-without-tabs/select-without-tabs-screen'),
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
  () => import(/* webpackChunkName: "lists" */ './screens/category/category-screen'),
  'CategoryScreen',
);
const HotServicesScreen = lazyScreen(
  () => import(/* webpackChunkName: "lists" */ './screens/hot-services/hot-services-screen'),
  'HotServicesScreen',
);
const RecentlyUsedScreen = lazyScreen(
  () => import(/* webpackChunkName: "lists" */ './screens/recently-used/recently-used-screen'),
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
