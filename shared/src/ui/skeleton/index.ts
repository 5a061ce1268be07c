export { LoadingView } from './loading-view';
export { SkeletonBlock, SkeletonCard, SkeletonList } from './skeleton';
