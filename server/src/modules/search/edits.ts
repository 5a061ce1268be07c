/**
 * How many letters to add, drop, change or swap with their neighbour until `word` is the beginning of `text`,
 * or with `anywhere` any part of it. What follows in the text costs nothing: people stop typing early. Beyond
 * `most` it stops counting: Infinity.
 */
export function editsBetween(word: string, text: string, { anywhere = false, most = Infinity } = {}): number {
  let before: number[] = [];
  let above = Array.from({ length: text.length + 1 }, (_, at) => (anywhere ? 0 : at));
  for (let row = 1; row <= word.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= text.length; column += 1) {
      const isSame = word[row - 1] === text[column - 1];
      let edits = Math.min(
        above[column]! + 1,
        current[column - 1]! + 1,
        above[column - 1]! + (isSame ? 0 : 1),
      );
      const isSwapped =
        row > 1 && column > 1 && word[row - 1] === text[column - 2] && word[row - 2] === text[column - 1];
      if (isSwapped) edits = Math.min(edits, before[column - 2]! + 1);
      current.push(edits);
    }
    // One row further the fewest can only grow, but for a swap, which looks back two rows.
    if (Math.min(...current) > most && Math.min(...above) > most) return Infinity;
    before = above;
    above = current;
  }
  return Math.min(...above);
}
