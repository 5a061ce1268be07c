import { waitFor } from '@testing-library/react';

/** Until no part of the screen loads any more: what comes later would change it while a test looks at it. */
export const settled = () =>
  waitFor(() => expect(document.querySelector('[aria-busy="true"]')).not.toBeInTheDocument());
