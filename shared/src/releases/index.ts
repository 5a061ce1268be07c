export {
  contestedPaths,
  hasOwnFiles,
  isWithinDeed,
  newestDeed,
  type Deed,
  type LoggedOrder,
  type PageRelease,
  type PublicKey,
  type ReleaseOrder,
  type SignedOrder,
  type SignedDeed,
  type SignedReleases,
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
