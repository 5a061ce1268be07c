import type { ReactNode } from 'react';
import styled from 'styled-components';
import { LoadingView, Page, SkeletonCard, token } from '@vez/shared/ui';

const Stack = styled.div`
  display: grid;
  gap: ${token.space[4]};
`;

/** Skeletons for the place's card and both actions. */
export const ForkCards = () => (
  <Stack>
    <SkeletonCard height={136} lines={3} />
    <SkeletonCard height={168} lines={3} />
    <SkeletonCard height={84} />
  </Stack>
);

/** The choice between a number and a booking while it loads: the cards, with the queue beside them. */
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
