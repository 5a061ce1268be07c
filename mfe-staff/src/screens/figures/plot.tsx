import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Card, CardTitle, figures, token, type } from '@vez/shared/ui';
import { useTexts } from '../../texts';

/** A line in small type. */
export const Note = styled.p`
  ${type.support}
  color: ${token.color.ink2};
`;
const Figure = styled.div`
  height: ${token.size(240)};
  svg text {
    ${figures}
    font-size: ${token.size(12)};
    fill: ${token.color.ink};
  }
`;
const Summary = styled.summary`
  min-height: ${token.size(48)};
  padding: ${token.space[3]} 0;
  color: ${token.color.primary};
  ${type.support}
  font-weight: ${token.weight.bold};
  cursor: pointer;
`;

/** The looks that all plots share. Colour repeats what shapes say. */
export const AXIS = { stroke: token.color.lineStrong, tickLine: false } as const;
export const STILL = { isAnimationActive: false } as const;

/** A striped fill, which differs from a solid one without colour. @param id the id of the SVG pattern */
export const stripes = (id: string, colour: string) => ({
  pattern: (
    <pattern id={id} width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width={6} height={6} fill={token.color.surface} />
      <rect width={2} height={6} fill={colour} />
    </pattern>
  ),
  looks: { fill: `url(#${id})`, stroke: colour },
});

interface Props {
  title: string;
  why?: string;
  /** Drawn for the eye; `table` says the same. */
  plot?: ReactNode;
  /** Opened on demand below a plot. */
  table?: ReactNode;
  children?: ReactNode;
}

/** A card with a plot and its table. */
export function Plot({ title, why, plot, table, children }: Props) {
  const { t } = useTexts();
  return (
    <Card as="section">
      <CardTitle>{title}</CardTitle>
      {why !== undefined && <Note>{why}</Note>}
      {plot !== undefined && <Figure aria-hidden>{plot}</Figure>}
      {children}
      {plot === undefined ? (
        table
      ) : (
        <details>
          <Summary aria-label={`${t('figures.table')}: ${title}`}>{t('figures.table')}</Summary>
          {table}
        </details>
      )}
    </Card>
  );
}

const Keys = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[1]} ${token.space[4]};
  list-style: none;
  ${type.support}
  li {
    display: inline-flex;
    align-items: center;
    gap: ${token.space[2]};
  }
`;

/** A line across a sign of the legend. */
export const LINE_SIGN = 'M0 7H28';
/** An area in a sign of the legend. */
export const AREA_SIGN = { x: 1, y: 1, width: 26, height: 12 } as const;

/** What the shapes of a plot mean. */
export const Legend = ({ keys }: { keys: readonly { sign: ReactNode; word: string }[] }) => (
  <Keys role="list">
    {keys.map(({ sign, word }) => (
      <li key={word}>
        <svg width="28" height="14" aria-hidden>
          {sign}
        </svg>
        {word}
      </li>
    ))}
  </Keys>
);
