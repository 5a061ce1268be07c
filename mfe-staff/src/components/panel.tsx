import styled from 'styled-components';
import { token, type } from '@vez/shared/ui';

/** A card of rows beside a desk. */
export const Panel = styled.section`
  overflow: hidden;
  border-radius: ${token.radius.card};
  background: ${token.color.surface};
  box-shadow: ${token.elevation.card};
`;
export const PanelHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${token.space[1]} ${token.space[2]};
  padding: ${token.space[3]} ${token.space[4]};
  ${type.support}
  color: ${token.color.ink2};
  h2 {
    ${type.section}
    color: ${token.color.ink};
  }
  b {
    ${type.section}
    color: ${token.color.primary};
  }
  > :last-child:not(h2) {
    margin-left: auto;
  }
`;
/** A row that can be chosen. */
export const PanelRow = styled.button<{ $chosen: boolean }>`
  display: flex;
  align-items: center;
  gap: ${token.space[3]};
  width: 100%;
  min-height: ${token.size(44)};
  padding: 0 ${token.space[4]};
  border: 0;
  box-shadow: inset 0 1px ${token.color.line};
  background: ${({ $chosen }) => ($chosen ? token.color.soft : 'transparent')};
  color: inherit;
  ${type.support}
  text-align: left;
  cursor: pointer;
  &:focus-visible {
    outline-offset: -3px;
  }
`;
export const PanelFoot = styled.p`
  padding: ${token.space[3]} ${token.space[4]};
  box-shadow: inset 0 1px ${token.color.line};
  ${type.support}
  color: ${token.color.ink2};
`;
