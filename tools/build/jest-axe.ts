// Replaces `jest-axe` in tests. The screen may update while axe runs, so the call uses Testing Library's async wrapper.
import { getConfig } from '@testing-library/dom';
import * as real from 'jest-axe/index.js';

export const { toHaveNoViolations, configureAxe } = real;

export const axe: typeof real.axe = (...asked) =>
  getConfig().asyncWrapper(() => real.axe(...asked)) as ReturnType<typeof real.axe>;
