import { LoadingView } from './loading-view';
import { SkeletonBlock, SkeletonCard, SkeletonList } from './skeleton';

export default { title: 'Views/Skeleton' };

export const Block = () => <SkeletonBlock $width={120} />;
export const Card = () => <SkeletonCard lines={3} />;
export const List = () => <SkeletonList rows={3} />;
export const ThatSaysSo = () => (
  <LoadingView onRetry={() => undefined}>
    <SkeletonList rows={3} />
  </LoadingView>
);
