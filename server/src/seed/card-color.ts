const CARD_SETS = ['teal', 'blue', 'amber', 'plum'];

/** The set of colours of the card at a place in a list. */
export const cardColor = (at: number) => CARD_SETS[at % CARD_SETS.length]!;
