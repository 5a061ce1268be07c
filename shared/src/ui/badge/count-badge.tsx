import styled from 'styled-components';
import { figures, media, token, type } from '../theme';

/** A small count on a tile or a button. It needs a text beside it that names what is counted. */
export const CountBadge = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: ${token.size(26)};
  height: ${token.size(26)};
  padding: 0 ${token.size(8)};
  border-radius: ${token.radius.pill};
  background: ${token.color.danger};
  color: ${token.color.onDanger};
  ${type.support}
  ${figures}
  font-weight: ${token.weight.bold};
  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;
