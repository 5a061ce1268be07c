import type { ReactNode } from 'react';
import styled from 'styled-components';
import { LoadingView, Page, SkeletonCard, token } from '@vez/shared/ui';

const Stack = styled.div`
  display: grid;
  gap: ${token.space[4]};
`;

/** Of the heights of what comes: what is booked, the calendar, the times. */
export const BookingSkeleton = () => (
  <Stack>
    <SkeletonCard lines={2} height={112} />
    <SkeletonCard lines={1} height={420} />
    <SkeletonCard lines={2} height={200} />
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
