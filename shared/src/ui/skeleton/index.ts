export { LoadingView } from './loading-view';
export { SkeletonBlock, SkeletonCard, SkeletonList } from './skeleton';
export { WaitingView } from './waiting-view';
