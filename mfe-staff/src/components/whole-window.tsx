import { createGlobalStyle } from 'styled-components';

/** The screen has a header of its own, or none: that of the site gives way. */
export const WholeWindow = createGlobalStyle`
  :root { --site-header: none; }
`;
