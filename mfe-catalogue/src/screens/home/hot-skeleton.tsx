import styled from 'styled-components';
import { media, SkeletonList, token } from '@vez/shared/ui';

/** Three rows with their states, in px: at a desk the favourites follow below. */
const AT_DESK_PX = 514;

const Room = styled.div`
  display: grid;
  ${media.wide} {
    min-height: ${token.size(AT_DESK_PX)};
  }
`;

/** The popular services on their way. */
export const HotSkeleton = () => (
  <Room>
    <SkeletonList rows={3} />
  </Room>
);
