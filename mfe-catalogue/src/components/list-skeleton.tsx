import { LoadingView, Page, SkeletonList } from '@vez/shared/ui';

/** While a list, or the code of its screen, arrives. */
export const ListSkeleton = ({ onRetry }: { onRetry?: () => void }) => (
  <Page>
    <LoadingView onRetry={onRetry}>
      <SkeletonList rows={6} />
    </LoadingView>
  </Page>
);
