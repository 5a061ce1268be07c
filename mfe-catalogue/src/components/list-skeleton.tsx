import { LoadingView, Page, SkeletonList } from '@vez/shared/ui';

/** Rows of a list that is on its way. */
export const RowsSkeleton = () => <SkeletonList rows={6} />;

/** While the code of a screen with a list arrives. */
export const ListSkeleton = () => (
  <Page full>
    <LoadingView>
      <RowsSkeleton />
    </LoadingView>
  </Page>
);
