import styled from 'styled-components';
import { token } from '@vez/shared/ui';

/** Two columns on wide screens. @param $main left width as a multiple of the right; $least minimum px of the right */
export const Columns = styled.div<{ $main: number; $least: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[5]};
  padding: ${token.space[4]} ${token.space[5]};
  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, ${({ $main }) => $main}fr) minmax(
        ${({ $least }) => token.size($least)},
        1fr
      );
  }
`;
export const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${token.space[3]};
`;
