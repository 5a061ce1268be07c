import { LoadingView, Page, SkeletonCard } from '@vez/shared/ui';

/** Where a number and a booking part: the card of the place, its queue, and both ways. */
export const ForkSkeleton = ({ onRetry }: { onRetry?: () => void }) => (
  <LoadingView onRetry={onRetry}>
    <Page>
      <SkeletonCard height={136} lines={3} />
      <SkeletonCard height={236} lines={4} />
      <SkeletonCard height={152} />
      <SkeletonCard height={152} />
    </Page>
  </LoadingView>
);
