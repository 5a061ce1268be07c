import { createGlobalStyle } from 'styled-components';

/** Hides the site's header on screens with their own header or none. */
export const WholeWindow = createGlobalStyle`
  :root { --site-header: none; }
`;
