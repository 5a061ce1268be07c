import { css } from 'styled-components';
import { token } from '@vez/shared/ui';

/** A button without a frame, in the colour of its text. */
export const textButton = css`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[2]};
  min-height: ${token.size(40)};
  padding: 0 ${token.space[3]};
  border: 0;
  border-radius: ${token.radius.control};
  background: transparent;
  color: inherit;
  cursor: pointer;
`;
