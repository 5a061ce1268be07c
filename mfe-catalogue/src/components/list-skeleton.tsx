import { LoadingView, Page, SkeletonList } from '@vez/shared/ui';

/** Placeholder rows of a loading list. */
export const RowsSkeleton = () => <SkeletonList rows={6} />;

/** Shown while the code of a list screen loads. */
export const ListSkeleton = () => (
  <Page full>
    <LoadingView>
      <RowsSkeleton />
    </LoadingView>
  </Page>
);
