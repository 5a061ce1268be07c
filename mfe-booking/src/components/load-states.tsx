import type { ReactNode } from 'react';
import styled from 'styled-components';
import { LoadingView, OneColumn, Page, SkeletonCard, token, TwoColumns } from '@vez/shared/ui';

const Stack = styled.div`
  display: grid;
  gap: ${token.space[4]};
`;

/** Of the heights of what comes: what is booked, its time, the contact; at a desk calendar and times. */
export const BookingSkeleton = () => (
  <Stack>
    <OneColumn>
      <SkeletonCard lines={2} height={136} />
      <SkeletonCard lines={2} height={220} />
      <SkeletonCard lines={2} height={200} />
    </OneColumn>
    <TwoColumns>
      <Stack>
        <SkeletonCard lines={1} height={400} />
        <SkeletonCard lines={2} height={320} />
      </Stack>
    </TwoColumns>
  </Stack>
);

/** The frame of what stands in place of a form. */
export const inPage = (standIn: ReactNode) => <Page>{standIn}</Page>;

/** While the code of a screen arrives. */
export const Loading = () =>
  inPage(
    <LoadingView>
      <BookingSkeleton />
    </LoadingView>,
  );
