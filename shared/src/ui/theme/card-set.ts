import { token } from './token';

export const CARD_SETS = ['teal', 'blue', 'amber', 'plum'] as const;
export type CardSet = (typeof CARD_SETS)[number];

/** The colour set of the n-th card; the four take turns (decision 41). */
export const cardSet = (index: number): CardSet => CARD_SETS[Math.abs(index) % CARD_SETS.length]!;

export const cardSetColor = (set: CardSet) => ({
  background: token.color[set],
  ink: token.color[`${set}Ink`],
  icon: token.color[`${set}Icon`],
});
