import { css } from 'styled-components';
import { media, token, type } from '../theme';

export type ButtonKind = 'primary' | 'outline' | 'quiet' | 'danger';

const kinds = {
  primary: css`
    min-height: ${token.size(52)};
    ${type.section}
    font-weight: ${token.weight.bold};
    background: ${token.color.primary};
    color: ${token.color.onPrimary};
    ${media.hover} {
      &:hover:not([aria-disabled='true']) {
        background: ${token.color.primaryPressed};
      }
    }
  `,
  outline: css`
    border-color: ${token.color.primary};
    background: ${token.color.surface};
    color: ${token.color.primary};
    ${media.hover} {
      &:hover:not([aria-disabled='true']) {
        background: ${token.color.soft};
      }
    }
  `,
  quiet: css`
    border-color: ${token.color.lineStrong};
    border-width: 1px;
    background: ${token.color.surface};
    color: ${token.color.ink};
    ${media.hover} {
      &:hover:not([aria-disabled='true']) {
        background: ${token.color.sunken};
      }
    }
  `,
  danger: css`
    background: transparent;
    color: ${token.color.danger};
    ${media.hover} {
      &:hover:not([aria-disabled='true']) {
        background: ${token.color.dangerSoft};
      }
    }
  `,
};

const off = css`
  &[aria-disabled='true'] {
    border: 1px solid ${token.color.line};
    background: ${token.color.sunken};
    color: ${token.color.ink3};
    cursor: not-allowed;
  }
`;

/** On a desktop, a button is as wide as its text, unless its container sets `--button-width: 100%`. */
export const buttonStyle = css<{ $kind: ButtonKind; $fit: boolean }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${token.space[3]};
  width: ${({ $fit }) => ($fit ? 'auto' : '100%')};
  ${media.desktop} {
    align-self: flex-start;
    width: ${({ $fit }) => ($fit ? 'auto' : 'var(--button-width, auto)')};
    min-width: ${({ $fit }) => ($fit ? 0 : token.size(200))};
  }
  min-height: ${token.size(48)};
  padding: ${token.size(8)} ${token.size(16)};
  border: 1.5px solid transparent;
  border-radius: ${token.radius.control};
  ${type.body}
  font-weight: ${token.weight.medium};
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition: background-color ${token.motion.quick};
  ${({ $kind }) => kinds[$kind]}
  ${off}
  ${media.forcedColors} {
    border-color: ButtonText;
    &[aria-disabled='true'] {
      border: 1px dashed GrayText;
      color: GrayText;
    }
  }
`;
