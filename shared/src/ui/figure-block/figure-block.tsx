import type { ReactNode } from 'react';
import styled from 'styled-components';
import { figures, token, type } from '../theme';

const Label = styled.dt`
  ${type.meta}
  color: ${token.color.ink2};
`;

const Value = styled.dd<{ $hero: boolean; $stale: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  overflow-wrap: anywhere;
  gap: ${({ $hero }) => token.size($hero ? 10 : 4)};
  ${({ $hero }) => ($hero ? type.hero : type.heading)}
  ${figures}
  font-weight: ${token.weight.bold};
  color: ${({ $stale }) => ($stale ? token.color.ink2 : token.color.ink)};
`;

const Unit = styled.span<{ $hero: boolean }>`
  ${({ $hero }) => ($hero ? type.body : type.support)}
  font-weight: ${token.weight.regular};
  color: ${token.color.ink2};
`;

interface FigureBlockProps {
  label?: ReactNode;
  value: ReactNode;
  unit?: ReactNode;
  /** The one figure a screen is about. */
  hero?: boolean;
  /** Not live any more: shown in the second ink. */
  stale?: boolean;
}

/** A live number with its unit. Stands in `Figures` or any `dl`. */
export function FigureBlock({ label, value, unit, hero = false, stale = false }: FigureBlockProps) {
  return (
    <div>
      {label && <Label>{label}</Label>}
      <Value $hero={hero} $stale={stale}>
        <span>{value}</span>
        {unit && <Unit $hero={hero}>{unit}</Unit>}
      </Value>
    </div>
  );
}

/** Figure blocks side by side with hairlines between them. */
export const Figures = styled.dl`
  display: flex;
  gap: ${token.space[4]};
  & > * {
    flex: 1;
    min-width: 0;
  }
  & > * + * {
    padding-left: ${token.space[4]};
    border-left: 1px solid ${token.color.line};
  }
`;
