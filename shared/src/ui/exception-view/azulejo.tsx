import styled from 'styled-components';
import { token } from '../theme';

const Drawing = styled.svg`
  width: ${token.size(124)};
  height: ${token.size(124)};
  overflow: visible;
  fill: none;
  stroke: ${token.color.primary};
  stroke-width: 1.75;
  .ground {
    fill: ${token.color.soft};
    stroke: none;
  }
  .gap {
    stroke: ${token.color.lineStrong};
    stroke-dasharray: 4 5;
  }
`;

const PLACES = ['0 0', '64 0', '0 64'];

/** Four tiles of a wall, one of which is missing. */
export const Azulejo = () => (
  <Drawing viewBox="0 0 124 124" aria-hidden="true" focusable="false">
    {PLACES.map((place) => (
      <g key={place} transform={`translate(${place})`}>
        <rect className="ground" x="1" y="1" width="58" height="58" rx="3" />
        <path d="M1 30A29 29 0 0 0 30 1M59 30A29 29 0 0 1 30 1M1 30a29 29 0 0 1 29 29M59 30a29 29 0 0 0-29 29" />
        <circle cx="30" cy="30" r="6" />
      </g>
    ))}
    <rect className="gap" x="66" y="66" width="56" height="56" rx="3" transform="rotate(9 94 94)" />
  </Drawing>
);
