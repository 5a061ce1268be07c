import { FIRST_SHAPES } from './first-shapes.gen';
import type { Rules } from './fit-answer';

/** The rules for the answers that the first view needs; part of the shell, so kept small. */
export const FIRST_RULES: Rules = {
  shapes: FIRST_SHAPES,
  letters: {
    s: (value) => typeof value === 'string',
    b: (value) => typeof value === 'boolean',
    i: Number.isSafeInteger,
    c: (value) => Number.isSafeInteger(value) && (value as number) >= 0,
  },
};
