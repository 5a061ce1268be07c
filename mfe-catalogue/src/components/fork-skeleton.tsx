import type { ReactNode } from 'react';
import { LoadingView, Page, SkeletonCard } from '@vez/shared/ui';

/** A skeleton for the place's card with its state and actions. */
export const ForkCards = () => <SkeletonCard height={360} lines={6} />;

/** The choice between a number and a booking while it loads: the card, with the facts of the place beside it. */
export const ForkPage = ({ children }: { children: ReactNode }) => (
  <Page aside={<SkeletonCard height={244} lines={4} />}>{children}</Page>
);

/** Shown while the screen's code loads. */
export const ForkSkeleton = () => (
  <ForkPage>
    <LoadingView>
      <ForkCards />
    </LoadingView>
  </ForkPage>
);
