import styled from 'styled-components';
import { figures, token, type } from '../../ui/theme';

/** A state in one line of a list. As high as a badge even before it is known, so that nothing below moves. */
export const StateLine = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[1]} ${token.space[2]};
  min-height: ${token.size(26)};
  color: ${token.color.ink2};
  ${type.support}
  ${figures}
`;
