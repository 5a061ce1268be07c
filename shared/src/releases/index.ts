export { firstReads, isPattern, isWellKnown, routeAt } from '../domain';
export {
  contestedPaths,
  hasOwnFiles,
  isFor,
  isWithinDeed,
  keysFor,
  livingKeys,
  newestDeed,
  type Deed,
  type LoggedOrder,
  type OrderDetails,
  type PageRelease,
  type PublicKey,
  type ReleaseOrder,
  type SignedOrder,
  type SignedDeed,
  type SignedReleases,
  type SiteRoutes,
} from './release-order';
export {
  currentOrder,
  currentOrders,
  faultOfNext,
  nextOrder,
  ordersOf,
  releaseBefore,
  usableReleases,
  type ReleaseFault,
} from './release-log';
export { canStandIn, failedVersions, orderKey, pathToStandIn, type ReleaseRecord } from './stand-in';
