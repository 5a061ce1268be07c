import type { ColourName } from './colours';
import { cssName } from './css-name';

/** A length of the design: `size(16)` is 16 px on a phone 375 wide, times the citizen's text size. */
export const size = (units: number) => `calc(${units} * var(--u))`;

/** The room between things: it grows with the text to 130 % alone. A page of an older shell has no `--s`. */
const room = (units: number) => `calc(${units} * var(--s, var(--u)))`;

/** Each by its name alone: the values are in the page's style sheet, and no remote carries them. */
const color = new Proxy({} as Readonly<Record<ColourName, string>>, {
  get: (_, name) => `var(${cssName(name as ColourName)})`,
});

/**
 * What styled parts take their looks from. These are plain CSS custom properties, so no ThemeProvider is
 * needed and a remote built last year still follows the theme of today's shell.
 */
export const token = {
  color,
  size,
  /** Below zero it leads back into the room around. */
  room,
  space: { 1: room(4), 2: room(8), 3: room(12), 4: room(16), 5: room(24), 6: room(32) },
  radius: { card: size(12), control: size(8), pill: size(13), tick: size(6) },
  /** Card, lifted object (ticket, summary), sheet. In the dark a card has no shadow. */
  elevation: { card: 'var(--e1)', lifted: 'var(--e2)', sheet: 'var(--e3)' },
  weight: { regular: 400, medium: 500, bold: 700 },
  motion: { quick: '120ms ease-out', calm: '200ms ease-out' },
} as const;
