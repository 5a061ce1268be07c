// What tests get as `jest-axe`. A look takes its time, in which the screen lives on: clocks tick, answers come.
import { getConfig } from '@testing-library/dom';
import * as real from 'jest-axe/index.js';

export const { toHaveNoViolations, configureAxe } = real;

export const axe: typeof real.axe = (...asked) =>
  getConfig().asyncWrapper(() => real.axe(...asked)) as ReturnType<typeof real.axe>;
