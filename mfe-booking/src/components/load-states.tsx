import styled from 'styled-components';
import { LoadFailure as Failure } from '@vez/shared/remote';
import { LoadingView, Page, SkeletonCard, token } from '@vez/shared/ui';

const Stack = styled.div`
  display: grid;
  gap: ${token.space[4]};
`;

/** Of the heights of what comes: what is booked, the calendar, the times. */
const BookingSkeleton = () => (
  <Stack>
    <SkeletonCard lines={2} height={112} />
    <SkeletonCard lines={1} height={420} />
    <SkeletonCard lines={2} height={200} />
  </Stack>
);

export const Loading = ({ onRetry }: { onRetry?: () => void }) => (
  <Page>
    <LoadingView onRetry={onRetry}>
      <BookingSkeleton />
    </LoadingView>
  </Page>
);

export const LoadFailure = ({ error, onRetry }: { error: Error; onRetry: () => void }) => (
  <Page>
    <Failure error={error} onRetry={onRetry} />
  </Page>
);
