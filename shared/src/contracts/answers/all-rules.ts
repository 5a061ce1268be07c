import { FIRST_RULES } from './first-rules';
import type { Rules } from './fit-answer';
import { isInstant, isWebAddress, isWireDay, isWireTime } from './formats';
import { DEFERRED_SHAPES } from './deferred-shapes.gen';

const text = (isRight: (value: string) => boolean) => (value: unknown) =>
  typeof value === 'string' && isRight(value);
const textOrEmpty = (isRight: (value: string) => boolean) => text((value) => value === '' || isRight(value));

/** The rules for the answers of all calls; in its own file, fetched in parallel with the first call that needs it. */
export const ALL_RULES: Rules = {
  shapes: { ...FIRST_RULES.shapes, ...DEFERRED_SHAPES },
  letters: {
    ...FIRST_RULES.letters,
    S: text((value) => value !== ''),
    d: text(isWireDay),
    D: textOrEmpty(isWireDay),
    t: text(isWireTime),
    T: textOrEmpty(isWireTime),
    z: text(isInstant),
    w: text(isWebAddress),
    y: (value) => [0, 1, 2, 3, 4, 5, 6].includes(value as number),
    n: Number.isFinite,
  },
};
