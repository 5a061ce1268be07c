import styled from 'styled-components';
import { media, token } from '../theme';

interface Shape {
  /** In units of the design; a text such as `60%` is taken as it is. */
  $width?: number | string;
  $height?: number;
  $round?: boolean;
}

/** A grey block where a thing will be, of the size the thing will have. */
export const SkeletonBlock = styled.div.attrs({ 'aria-hidden': true })<Shape>`
  width: ${({ $width = '100%' }) => (typeof $width === 'number' ? token.size($width) : $width)};
  max-width: 100%;
  height: ${({ $height = 16 }) => token.size($height)};
  border-radius: ${({ $round }) => ($round ? '50%' : token.radius.control)};
  background: ${token.color.sunken};
  ${media.forcedColors} {
    border: 1px solid GrayText;
  }
`;

const Gap = styled.div.attrs({ 'aria-hidden': true })`
  display: flex;
  flex-direction: column;
  gap: ${token.space[3]};
`;

/** A card of lines: what most cards are before they are there. */
export function SkeletonCard({ lines = 2, height }: { lines?: number; height?: number }) {
  return (
    <SkeletonSurface $height={height}>
      <SkeletonBlock $width="60%" $height={20} />
      {Array.from({ length: lines - 1 }, (_, index) => (
        <SkeletonBlock key={index} $width={index % 2 === 0 ? '85%' : '40%'} />
      ))}
    </SkeletonSurface>
  );
}

const SkeletonSurface = styled(Gap)<{ $height?: number }>`
  width: 100%;
  min-height: ${({ $height }) => ($height === undefined ? 'auto' : token.size($height))};
  padding: ${token.space[4]};
  border-radius: ${token.radius.card};
  background: ${token.color.surface};
  box-shadow: ${token.elevation.card};
`;

/** In two columns where the list will be. */
const Rows = styled(SkeletonSurface)`
  display: grid;
  grid-template-columns: repeat(var(--list-columns, 1), minmax(0, 1fr));
`;

/** Rows of a list that is on its way. */
export function SkeletonList({ rows = 4 }: { rows?: number }) {
  return (
    <Rows>
      {Array.from({ length: rows }, (_, index) => (
        <Gap key={index}>
          <SkeletonBlock $width={index % 2 === 0 ? '70%' : '55%'} $height={20} />
          <SkeletonBlock $width="35%" $height={14} />
        </Gap>
      ))}
    </Rows>
  );
}
