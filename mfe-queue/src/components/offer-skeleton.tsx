import styled from 'styled-components';
import { SkeletonCard, token } from '@vez/shared/ui';

const Stack = styled.div`
  display: grid;
  gap: ${token.space[4]};
`;

/** Has the heights of the real parts: point, figures, alert, contact. */
export const OfferSkeleton = () => (
  <Stack>
    <SkeletonCard lines={4} height={128} />
    <SkeletonCard lines={3} height={236} />
    <SkeletonCard lines={1} height={80} />
    <SkeletonCard lines={3} height={196} />
  </Stack>
);
