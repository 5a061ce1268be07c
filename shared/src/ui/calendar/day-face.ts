import styled, { css } from 'styled-components';
import { figures, media, token, type } from '../theme';
import type { DayKind } from './day-kind';

const full = `linear-gradient(to top right,transparent calc(50% - 0.8px),${token.color.danger} calc(50% - 0.8px),${token.color.danger} calc(50% + 0.4px),transparent calc(50% + 0.4px))`;

const kinds: Record<DayKind, ReturnType<typeof css>> = {
  open: css`
    border-color: ${token.color.lineStrong};
    font-weight: ${token.weight.bold};
  `,
  special: css`
    border-color: ${token.color.lineStrong};
    font-weight: ${token.weight.bold};
    --mark: ${token.color.primary};
  `,
  session: css`
    border-color: ${token.color.plumIcon};
    font-weight: ${token.weight.bold};
    --mark: ${token.color.plumInk};
  `,
  full: css`
    background: ${token.color.dangerSoft};
    color: ${token.color.ink2};
    --mark: ${token.color.danger};
    --mark-weight: ${token.weight.bold};
  `,
  holiday: css`
    background: ${token.color.holiday};
    color: ${token.color.holidayInk};
    --mark-weight: ${token.weight.bold};
  `,
  closed: css`
    background: ${token.color.sunken};
    color: ${token.color.ink3};
  `,
  outside: css`
    background: ${token.color.sunken};
    color: ${token.color.ink3};
  `,
};

const chosen = css`
  border-color: ${token.color.primary};
  background: ${token.color.primary};
  color: ${token.color.onPrimary};
  font-weight: ${token.weight.bold};
  --mark: ${token.color.onPrimary};
`;

/** How a day looks, in the grid and in the legend: glyph and word, which the colour only repeats (BOK-47). */
export const DayFace = styled.span<{ $kind: DayKind; $chosen?: boolean; $today?: boolean }>`
  --mark: currentColor;
  --mark-weight: ${token.weight.regular};
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  width: 100%;
  height: 100%;
  border: 1px solid transparent;
  border-radius: var(--day-radius, ${token.radius.control});
  background: ${token.color.surface};
  color: ${token.color.ink};
  ${type.section}
  line-height: ${token.size(22)};
  ${figures}
  ${({ $kind, $chosen }) => ($chosen ? chosen : kinds[$kind])}
  ${({ $today, $chosen }) =>
    $today && !$chosen && `border:2px solid ${token.color.ink2};border-radius:999px;`}
  ${({ $today, $kind, $chosen }) =>
    $today &&
    !$chosen &&
    $kind === 'outside' &&
    `background:${token.color.surface};color:${token.color.ink2};`}
  ${({ $kind, $chosen }) =>
    $kind === 'full' &&
    !$chosen &&
    css`
      &::before {
        content: '';
        position: absolute;
        inset: 0;
        border-radius: inherit;
        background: ${full};
        opacity: 0.5;
      }
    `}
  ${media.forcedColors} {
    ${({ $chosen }) => $chosen && 'border:3px solid Highlight;'}
  }
`;

/** The word below the number. */
export const DayMark = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${token.size(3)};
  max-width: 100%;
  overflow: hidden;
  color: var(--mark);
  font-size: ${token.size(12)};
  line-height: ${token.size(16)};
  font-weight: var(--mark-weight);
  letter-spacing: -0.02em;
  white-space: nowrap;
`;

export const HolidayDot = styled.span`
  flex: none;
  width: ${token.size(6)};
  height: ${token.size(6)};
  border-radius: 50%;
  background: currentColor;
`;
