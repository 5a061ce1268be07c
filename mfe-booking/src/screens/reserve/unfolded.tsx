import styled from 'styled-components';
import { media, token } from '@vez/shared/ui';

/** What a phone folds away until it is asked for; at a desk there is room for it. */
export const Unfolded = styled.div<{ $open: boolean }>`
  display: ${({ $open }) => ($open ? 'grid' : 'none')};
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[4]};
  ${media.wide} {
    display: grid;
  }
`;
