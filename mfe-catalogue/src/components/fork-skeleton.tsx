import type { ReactNode } from 'react';
import styled from 'styled-components';
import { LoadingView, Page, SkeletonBlock, SkeletonCard, token } from '@vez/shared/ui';

const Stack = styled.div`
  display: grid;
  gap: ${token.space[4]};
`;

/** The card of the place, and its queue. */
export const ForkCards = () => (
  <Stack>
    <SkeletonCard height={136} lines={3} />
    <SkeletonCard height={244} lines={4} />
  </Stack>
);

/** Where a number and a booking part, as it loads: beside the cards, both ways. */
export const ForkPage = ({ children }: { children: ReactNode }) => (
  <Page
    aside={
      <Stack>
        <SkeletonBlock $width="50%" $height={20} />
        <SkeletonCard height={152} />
        <SkeletonCard height={152} />
      </Stack>
    }
  >
    {children}
  </Page>
);

/** While the code of the screen arrives. */
export const ForkSkeleton = () => (
  <ForkPage>
    <LoadingView>
      <ForkCards />
    </LoadingView>
  </ForkPage>
);
