import type { ReactNode } from 'react';
import styled from 'styled-components';
import { LoadingView, Page, SkeletonCard, token } from '@vez/shared/ui';

const Stack = styled.div`
  display: grid;
  gap: ${token.space[4]};
`;

/** The card of the place, and both ways. */
export const ForkCards = () => (
  <Stack>
    <SkeletonCard height={136} lines={3} />
    <SkeletonCard height={168} lines={3} />
    <SkeletonCard height={84} />
  </Stack>
);

/** Where a number and a booking part, as it loads: beside the cards, the queue. */
export const ForkPage = ({ children }: { children: ReactNode }) => (
  <Page aside={<SkeletonCard height={244} lines={4} />}>{children}</Page>
);

/** While the code of the screen arrives. */
export const ForkSkeleton = () => (
  <ForkPage>
    <LoadingView>
      <ForkCards />
    </LoadingView>
  </ForkPage>
);
