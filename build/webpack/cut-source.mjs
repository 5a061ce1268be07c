/**
 * @typedef {object} Cuts of one file of a package
 * @property {string} package
 * @property {RegExp} file the end of its path
 * @property {Record<string, string>} [blocks] what stands in for each block; the key is how its first line begins, with
 *   its indentation
 * @property {string[]} [gone] statements with a block that go whole, by how they begin
 * @property {[string | RegExp, string][]} [texts] what is written otherwise
 */

const lost = (cuts, text) =>
  new Error(`${cuts.package} has no "${text}" any more: see build/webpack/lean-sources.mjs`);

/** The place of the block that a line opens: up to the brace that stands below the line's beginning. */
function blockAt(source, head, cuts) {
  const start = source.indexOf(`\n${head}`) + 1;
  if (start === 0) throw lost(cuts, head);
  const endOfLine = source.indexOf('\n', start);
  // A long list of parameters has a line for each.
  const opens = source[endOfLine - 1] === '{' ? endOfLine : source.indexOf(') {\n', start) + 3;
  const indent = /^\s*/.exec(head)[0];
  const closes = source.indexOf(`\n${indent}}`, opens - 1);
  if (closes < 0) throw lost(cuts, head);
  return { start, opens, closes, end: closes + indent.length + 2 };
}

function emptied(source, head, body, cuts) {
  const { opens, closes } = blockAt(source, head, cuts);
  return `${source.slice(0, opens)}${body}${source.slice(closes)}`;
}

function without(source, head, cuts) {
  const { start, end } = blockAt(source, head, cuts);
  return `${source.slice(0, start)}${source.slice(end)}`;
}

function rewritten(source, from, to, cuts) {
  const result = source.replace(from, to);
  if (result === source) throw lost(cuts, from);
  return result;
}

/** The source of a file without what nobody runs. @throws Error where the package is written otherwise */
export function cutSource(source, cuts) {
  let lean = source;
  for (const [head, body] of Object.entries(cuts.blocks ?? {})) lean = emptied(lean, head, body, cuts);
  for (const head of cuts.gone ?? []) lean = without(lean, head, cuts);
  for (const [from, to] of cuts.texts ?? []) lean = rewritten(lean, from, to, cuts);
  return lean;
}
