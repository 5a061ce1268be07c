import { waitFor } from '@testing-library/react';

/** Resolves when no part of the screen is loading, so that the screen does not change during a test. */
export const settled = () =>
  waitFor(() => expect(document.querySelector('[aria-busy="true"]')).not.toBeInTheDocument());
