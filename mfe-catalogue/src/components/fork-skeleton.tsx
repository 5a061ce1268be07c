import styled from 'styled-components';
import { LoadingView, Page, SkeletonBlock, SkeletonCard, token } from '@vez/shared/ui';

const Stack = styled.div`
  display: grid;
  gap: ${token.space[4]};
`;

/** Where a number and a booking part: the card of the place, its queue, and both ways. */
export const ForkSkeleton = ({ onRetry }: { onRetry?: () => void }) => (
  <Page
    aside={
      <Stack>
        <SkeletonBlock $width="50%" $height={20} />
        <SkeletonCard height={152} />
        <SkeletonCard height={152} />
      </Stack>
    }
  >
    <LoadingView onRetry={onRetry}>
      <Stack>
        <SkeletonCard height={136} lines={3} />
        <SkeletonCard height={244} lines={4} />
      </Stack>
    </LoadingView>
  </Page>
);
