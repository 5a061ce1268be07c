import { lazyScreen, type RemoteRoute } from '@vez/shared/bridge';
import { paths } from '@vez/shared/domain';
import { ForkSkeleton } from './components/fork-skeleton';
import { ListSkeleton } from './components/list-skeleton';
import { withPrefetch } from './with-prefetch';
import { HomeScreen, preloadPersonal } from './screens/home/home-screen';

// One chunk for all lists: they are opened in sequence, and each chunk adds a hash to the entry.
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
const LifeEventScreen = lazyScreen(
  () => import(/* webpackChunkName: "lists" */ './screens/life-event/life-event-screen'),
  'LifeEventScreen',
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
const screens: RemoteRoute[] = [
  ...[paths.start(), paths.home(), paths.remoteCounterHome()].map((path) => ({
    path,
    screen: HomeScreen,
    preloadPersonal,
  })),
  { path: paths.departments(), screen: DepartmentScreen, skeleton: <ListSkeleton /> },
  { path: paths.selectWithTabs(), screen: SelectWithTabsScreen, skeleton: <ListSkeleton /> },
  { path: paths.selectWithoutTabs(), screen: SelectWithoutTabsScreen, skeleton: <ListSkeleton /> },
  { path: paths.queueOrBook(), screen: QueueOrBookScreen, skeleton: <ForkSkeleton /> },
  { path: paths.search(), screen: SearchScreen, skeleton: <ListSkeleton /> },
  { path: paths.lifeEvent(), screen: LifeEventScreen, skeleton: <ListSkeleton /> },
  { path: paths.categories(), screen: CategoryScreen, skeleton: <ListSkeleton /> },
  { path: paths.hotServices(), screen: HotServicesScreen, skeleton: <ListSkeleton /> },
  { path: paths.recentlyUsed(), screen: RecentlyUsedScreen, skeleton: <ListSkeleton /> },
];

/** A failed fetch is repeated when the screen is opened. */
const preload = (path: string) =>
  void screens
    .find((route) => route.path === path)
    ?.screen.preload?.()
    .catch(() => undefined);

export const routes = screens.map((route) => ({ ...route, screen: withPrefetch(route.screen, preload) }));
