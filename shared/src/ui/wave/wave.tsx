import styled from 'styled-components';
import { token } from '../theme';

const image = (path: string) =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 28 10'%3E%3Cpath d='${path}'/%3E%3C/svg%3E")`;
const GROUND = image('M0-1h28v8.600c-5.500 0-8.500-4.300-14-4.300S5.500 7.600 0 7.600z');
const LINE = image(
  'M0 7c5.500 0 8.500-5 14-5s8.500 5 14 5v1.200c-5.500 0-8.500-3.600-14-3.600S5.500 8.200 0 8.200z',
);

const mask = (picture: string) =>
  `-webkit-mask:${picture} 0 0/${token.size(28)} ${token.size(10)} repeat-x;mask:${picture} 0 0/${token.size(28)} ${token.size(10)} repeat-x;`;

/**
 * The wave of the calçada, the edge below a surface: it hangs over what follows. At most two on a screen,
 * never moving. `$ground` is the colour of the surface above.
 */
export const Wave = styled.div.attrs({ 'aria-hidden': true })<{ $ground?: string }>`
  position: relative;
  height: ${token.size(10)};
  margin-bottom: ${token.size(-10)};
  pointer-events: none;
  &::before,
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &::before {
    background: ${({ $ground = token.color.surface }) => $ground};
    ${mask(GROUND)}
  }
  &::after {
    background: ${token.color.primary};
    opacity: 0.55;
    ${mask(LINE)}
  }
`;
