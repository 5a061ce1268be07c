const HAN = /\p{Script=Han}/u;

/** Chinese is written without spaces: what is between them is no word. */
export const isHan = (word: string): boolean => HAN.test(word);

/** The words of a folded text; Chinese ends where Latin letters begin, as in 更换BIR. */
export const wordsOf = (folded: string): string[] =>
  folded
    .split(/ +|(?<=\p{Script=Han})(?=[a-z\d])|(?<=[a-z\d])(?=\p{Script=Han})/u)
    .filter((word) => word !== '');

/** Pairs of neighbours: 身份证 has 身份 and 份证. A single character is its own pair. */
function pairsIn(han: string): string[] {
  const letters = [...han];
  return letters.length === 1 ? letters : letters.slice(1).map((letter, at) => letters[at]! + letter);
}

/** Of Chinese the pairs of characters, else the word. */
export const pairsOf = (word: string): string[] => (isHan(word) ? pairsIn(word) : [word]);

/** Of Chinese each character, so that 社屋 is found in 社会房屋; else the word. */
export const lettersOf = (word: string): string[] => (isHan(word) ? [...word] : [word]);

/** “Dog licence” is typed as “doglicence”, too. */
const withoutSpaces = (folded: string): string[] =>
  folded.includes(' ') && !isHan(folded) ? [folded.replaceAll(' ', '')] : [];

const piecesOf = (folded: string): string[] =>
  wordsOf(folded).flatMap((word) => [...pairsOf(word), ...lettersOf(word)]);

/** By what a folded text is found, each once. */
export const termsOf = (folded: string): string[] => [
  ...new Set([...piecesOf(folded), ...withoutSpaces(folded)]),
];

/** How many of the terms a folded text says; all of it without spaces is one. */
export function countIn(folded: string, terms: readonly string[]): number {
  const found = new Set(terms);
  const said = new Set(piecesOf(folded).filter((piece) => found.has(piece)));
  return said.size > 0 ? said.size : withoutSpaces(folded).filter((whole) => found.has(whole)).length;
}
