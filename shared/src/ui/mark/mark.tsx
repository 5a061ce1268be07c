import styled from 'styled-components';
import { token } from '../theme';

const Drawing = styled.svg.attrs({ 'aria-hidden': true, focusable: false })<{ $width: number }>`
  flex: none;
  width: ${({ $width }) => token.size($width)};
  color: ${token.color.onPrimary};
  path:first-child {
    fill: ${token.color.primary};
  }
`;

/** The mark: a ticket with a tick that is a V, in the colours of the theme. */
export const Mark = ({ width = 36 }: { width?: number }) => (
  <Drawing viewBox="0 0 32 26" $width={width}>
    <path d="M4 1h24a3 3 0 0 1 3 3v5.2a3.8 3.8 0 0 0 0 7.6V22a3 3 0 0 1-3 3H4a3 3 0 0 1-3-3v-5.2a3.8 3.8 0 0 0 0-7.6V4a3 3 0 0 1 3-3z" />
    <path
      fill="none"
      stroke="currentColor"
      strokeWidth="2.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      d="m9.5 9 5 8.5L21 7"
    />
    <path
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeDasharray="0.1 3.4"
      d="M25 4v19"
      opacity=".8"
    />
  </Drawing>
);
