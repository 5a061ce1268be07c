/** The mark: a ticket with a tick that is a V. */
export const Mark = () => (
  <svg viewBox="0 0 32 26" width="36" height="29" aria-hidden="true" focusable="false">
    <path
      fill="#0B6B5D"
      d="M4 1h24a3 3 0 0 1 3 3v5.2a3.8 3.8 0 0 0 0 7.6V22a3 3 0 0 1-3 3H4a3 3 0 0 1-3-3v-5.2a3.8 3.8 0 0 0 0-7.6V4a3 3 0 0 1 3-3z"
    />
    <path
      fill="none"
      stroke="#fff"
      strokeWidth="2.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      d="m9.5 9 5 8.5L21 7"
    />
    <path
      stroke="#fff"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeDasharray="0.1 3.4"
      d="M25 4v19"
      opacity=".8"
    />
  </svg>
);
