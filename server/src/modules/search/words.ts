const HAN = /\p{Script=Han}/u;

/** Chinese is written without spaces, so text between spaces is not a word. */
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

/** The pairs of characters of a Chinese word; any other word as a whole. */
export const pairsOf = (word: string): string[] => (isHan(word) ? pairsIn(word) : [word]);

/** Each character of a Chinese word, so that 社屋 is found in 社会房屋; any other word as a whole. */
export const lettersOf = (word: string): string[] => (isHan(word) ? [...word] : [word]);

/** “Dog licence” may also be typed as “doglicence”. */
const withoutSpaces = (folded: string): string[] =>
  folded.includes(' ') && !isHan(folded) ? [folded.replaceAll(' ', '')] : [];

const piecesOf = (folded: string): string[] =>
  wordsOf(folded).flatMap((word) => [...pairsOf(word), ...lettersOf(word)]);

/** The terms by which a folded text is found, each once. */
export const termsOf = (folded: string): string[] => [
  ...new Set([...piecesOf(folded), ...withoutSpaces(folded)]),
];

/** How many of the terms a folded text contains; the whole text without spaces counts as one. */
export function countIn(folded: string, terms: readonly string[]): number {
  const found = new Set(terms);
  const said = new Set(piecesOf(folded).filter((piece) => found.has(piece)));
  return said.size > 0 ? said.size : withoutSpaces(folded).filter((whole) => found.has(whole)).length;
}
