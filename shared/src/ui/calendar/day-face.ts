import { css } from 'styled-components';
import { figures, media, token, type } from '../theme';
import type { DayKind } from '../../domain';

/** A chosen day looks chosen, whatever its kind. */
export type DayFace = DayKind | 'chosen';

const diagonal = `linear-gradient(to top right,transparent calc(50% - 0.8px),${token.color.danger} calc(50% - 0.8px),${token.color.danger} calc(50% + 0.4px),transparent calc(50% + 0.4px))`;

/** The system's colours take the place of all grounds: edge, weight and line tell a free day from one that is not. */
const forcedFaces = css`
  ${media.forcedColors} {
    [data-face] {
      border-color: Canvas;
      background: Canvas;
      color: GrayText;
    }
    [data-face='open'],
    [data-face='special'],
    [data-face='timeTicket'] {
      border: 2px solid ButtonBorder;
      background: ButtonFace;
      color: ButtonText;
      & > small {
        color: ButtonText;
      }
    }
    [data-face='full'] > span[aria-hidden] {
      text-decoration: line-through;
    }
    [data-face='full']::before {
      display: none;
    }
    [data-today] {
      border: 2px dashed CanvasText;
    }
    [data-face='chosen'] {
      forced-color-adjust: none;
      border: 3px solid Highlight;
      background: Highlight;
      color: HighlightText;
    }
  }
`;

/**
 * How days look, in the grid and in the legend: glyph and word, which the colour only repeats (BOK-47). One
 * style for all that have `data-face`, with `data-today`, and a mark in small: a styled part for each would
 * be paid for 42 times a month.
 */
export const dayFaces = css`
  [data-face] {
    position: relative;
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    width: 100%;
    height: 100%;
    padding: 0;
    border: 1px solid transparent;
    border-radius: var(--day-radius, ${token.radius.control});
    background: ${token.color.sunken};
    color: ${token.color.ink3};
    ${type.section}
    line-height: ${token.size(22)};
    ${figures}
  }
  [data-face] > small {
    position: relative;
    display: inline-flex;
    align-items: center;
    gap: ${token.size(3)};
    max-width: 100%;
    overflow: hidden;
    font-size: ${token.size(12)};
    line-height: ${token.size(16)};
    font-weight: ${token.weight.regular};
    letter-spacing: -0.02em;
    white-space: nowrap;
  }
  [data-face='open'],
  [data-face='special'],
  [data-face='timeTicket'] {
    border-color: ${token.color.lineStrong};
    background: ${token.color.surface};
    color: ${token.color.ink};
    font-weight: ${token.weight.bold};
  }
  [data-face='special'] > small {
    color: ${token.color.primary};
  }
  [data-face='timeTicket'] {
    border-color: ${token.color.plumIcon};
    & > small {
      color: ${token.color.plumInk};
    }
  }
  [data-face='full'] {
    background: ${token.color.dangerSoft};
    color: ${token.color.ink2};
    & > small {
      color: ${token.color.danger};
      font-weight: ${token.weight.bold};
    }
    &::before {
      content: '';
      position: absolute;
      inset: 0;
      border-radius: inherit;
      background: ${diagonal};
      opacity: 0.5;
    }
  }
  [data-face='holiday'] {
    background: ${token.color.holiday};
    color: ${token.color.holidayInk};
    & > small {
      font-weight: ${token.weight.bold};
    }
  }
  [data-today] {
    border: 2px solid ${token.color.ink2};
    border-radius: 999px;
  }
  [data-today][data-face='outside'] {
    background: ${token.color.surface};
    color: ${token.color.ink2};
  }
  [data-face='chosen'] {
    border: 1px solid ${token.color.primary};
    border-radius: var(--day-radius, ${token.radius.control});
    background: ${token.color.primary};
    color: ${token.color.onPrimary};
    font-weight: ${token.weight.bold};
  }
  ${forcedFaces}
`;
