import styled from 'styled-components';
import { SkeletonCard, token } from '@vez/shared/ui';

const Stack = styled.div`
  display: grid;
  gap: ${token.space[4]};
`;

/** Has the heights of the real parts: the form under its queue, and the next steps. */
export const OfferSkeleton = () => (
  <Stack>
    <SkeletonCard lines={6} height={420} />
    <SkeletonCard lines={3} height={196} />
  </Stack>
);
