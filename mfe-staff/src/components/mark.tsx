import { token } from '@vez/shared/ui';

/** The mark: a ticket with a tick that is a V. In the colour of the theme, as the header is its own. */
export const Mark = ({ width = 32 }: { width?: number }) => (
  <svg
    viewBox="0 0 32 26"
    style={{ width: token.size(width), flex: 'none' }}
    aria-hidden="true"
    focusable="false"
  >
    <path
      fill="var(--primary)"
      d="M4 1h24a3 3 0 0 1 3 3v5.2a3.8 3.8 0 0 0 0 7.6V22a3 3 0 0 1-3 3H4a3 3 0 0 1-3-3v-5.2a3.8 3.8 0 0 0 0-7.6V4a3 3 0 0 1 3-3z"
    />
    <path
      fill="none"
      stroke="var(--on-primary)"
      strokeWidth="2.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      d="m9.5 9 5 8.5L21 7"
    />
    <path
      stroke="var(--on-primary)"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeDasharray="0.1 3.4"
      d="M25 4v19"
      opacity=".8"
    />
  </svg>
);
