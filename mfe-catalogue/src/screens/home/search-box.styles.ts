import styled, { css } from 'styled-components';
import { focusRing, media, token, type } from '@vez/shared/ui';

/** The form; its list hangs below the box, above the page. */
export const Whole = styled.form`
  position: relative;
`;
export const Box = styled.div`
  display: flex;
  align-items: center;
  min-height: ${token.size(56)};
  border: 1px solid ${token.color.lineStrong};
  border-radius: ${token.radius.control};
  background: ${token.color.surface};
  &:focus-within {
    ${focusRing}
  }
`;
export const Glass = styled.span`
  display: grid;
  place-items: center;
  width: ${token.size(52)};
  height: ${token.size(54)};
  touch-action: none;
  user-select: none;
  -webkit-touch-callout: none;
`;
export const Input = styled.input`
  flex: 1;
  min-width: 0;
  min-height: ${token.size(54)};
  border: 0;
  background: none;
  color: ${token.color.ink};
  ${type.body}
  text-overflow: ellipsis;
  appearance: none;
  &:focus-visible {
    outline: none;
    box-shadow: none;
  }
  &::placeholder {
    color: ${token.color.ink2};
    opacity: 1;
  }
  &::-webkit-search-cancel-button {
    display: none;
  }
`;
const inBox = css`
  min-height: ${token.size(48)};
  margin: 0 ${token.space[1]};
  padding: 0 ${token.space[3]};
  border: 0;
  border-radius: ${token.radius.control};
  background: none;
  color: ${token.color.primary};
  ${type.body}
  font-weight: ${token.weight.medium};
  cursor: pointer;
`;
/** For a phone, whose keyboard has a search key but no Escape. */
export const Cancel = styled.button`
  ${inBox}
  ${media.wide} {
    display: none;
  }
`;
/** For a desktop, where Escape cancels. */
export const Go = styled.button`
  ${inBox}
  @media (max-width: 1023.98px) {
    display: none;
  }
`;
export const Problem = styled.p`
  margin-top: ${token.space[2]};
  color: ${token.color.danger};
  ${type.support}
`;
export const List = styled.ul`
  position: absolute;
  z-index: 2;
  top: ${token.size(64)};
  right: 0;
  left: 0;
  max-height: 60vh;
  padding: ${token.space[2]} 0;
  border-radius: ${token.radius.card};
  background: ${token.color.surface};
  box-shadow: ${token.elevation.lifted};
  overflow-y: auto;
  overscroll-behavior: contain;
  list-style: none;
  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;
export const Option = styled.li`
  min-height: ${token.size(48)};
  padding: ${token.size(10)} ${token.space[4]};
  cursor: pointer;
  &[aria-selected='true'] {
    background: ${token.color.soft};
    color: ${token.color.softInk};
  }
  ${media.hover} {
    &:hover {
      background: ${token.color.sunken};
    }
  }
`;
export const Office = styled.span`
  display: block;
  color: ${token.color.ink2};
  ${type.support}
`;
