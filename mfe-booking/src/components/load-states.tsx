import type { ReactNode } from 'react';
import styled from 'styled-components';
import { LoadingView, OneColumn, Page, SkeletonCard, token, TwoColumns } from '@vez/shared/ui';

const Stack = styled.div`
  display: grid;
  gap: ${token.space[4]};
`;

/** As high as the form: on a phone service, time and contact; at a desk also calendar and times. */
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

export const inPage = (children: ReactNode) => <Page>{children}</Page>;

export const Loading = () =>
  inPage(
    <LoadingView>
      <BookingSkeleton />
    </LoadingView>,
  );
