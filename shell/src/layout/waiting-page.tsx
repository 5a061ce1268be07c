import { Page, SkeletonBlock, SkeletonList, WaitingView } from '@vez/shared/ui';

/** Stands there until it is known what a page shows. */
export const WaitingPage = () => (
  <Page>
    <WaitingView>
      <SkeletonBlock $height={96} />
      <SkeletonList rows={4} />
    </WaitingView>
  </Page>
);
