import { LoadingView, Page, SkeletonList } from '@vez/shared/ui';

interface Props {
  onRetry?: () => void;
}

/** While a list arrives inside a page. */
export const ListLoading = ({ onRetry }: Props) => (
  <LoadingView onRetry={onRetry}>
    <SkeletonList rows={6} />
  </LoadingView>
);

/** While the list that is the page, or the code of its screen, arrives. */
export const ListSkeleton = ({ onRetry }: Props) => (
  <Page full>
    <ListLoading onRetry={onRetry} />
  </Page>
);
