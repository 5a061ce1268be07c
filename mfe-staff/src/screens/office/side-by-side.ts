import styled from 'styled-components';
import { token } from '@vez/shared/ui';

/** Fields or facts side by side, as many as fit. @param $least minimum px of each */
export const SideBySide = styled.div<{ $least?: number }>`
  display: grid;
  grid-template-columns: repeat(
    auto-fit,
    minmax(min(100%, ${({ $least = 360 }) => token.size($least)}), 1fr)
  );
  align-items: start;
  gap: ${token.space[4]} ${token.space[6]};
`;
