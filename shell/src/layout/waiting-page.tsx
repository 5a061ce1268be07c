import { Page, SkeletonBlock, SkeletonList, WaitingView } from '@vez/shared/ui';

/** Placeholder until the content of a page is known. */
export const WaitingPage = () => (
  <Page>
    <WaitingView>
      <SkeletonBlock $height={96} />
      <SkeletonList rows={4} />
    </WaitingView>
  </Page>
);
