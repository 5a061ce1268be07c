// Finds keys of a package's locale files that none of its sources use.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { flatten, stemOf } from './locales.mjs';

// Data also names keys, such as the parts of a map.
const SOURCE = /\.(ts|tsx|json)$/;
// The list of reasons names every reason, used or not.
const OTHER = /\.(test|stories)\.|\/(testing|locales)\/|\/refusal-reason\./;
const LITERAL = /'([\w.]+)'|"([\w.]+)"/g;
const TEMPLATE = /`((?:[\w.]|\$\{[^`{}]*(?:\{[^`{}]*\}[^`{}]*)*\})+)`/g;
const HOLE = /\$\{[^`{}]*(?:\{[^`{}]*\}[^`{}]*)*\}/;
const escape = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Every literal that could be a key, and every template as a pattern: `steps.${step}` matches all below `steps`. */
function namedIn(source) {
  const literals = new Set([...source.matchAll(LITERAL)].map(([, single, double]) => single ?? double));
  const patterns = [];
  for (const [, template] of source.matchAll(TEMPLATE)) {
    const parts = template.split(new RegExp(HOLE, 'g'));
    // A template without literal text would match any key.
    if (parts.join('').length > 1) patterns.push(new RegExp(`^${parts.map(escape).join('.+')}$`));
  }
  return { literals, patterns };
}

/**
 * @param {object} texts one language's file
 * @param {string} source all code that may use its keys
 * @param {{ byLeaf?: boolean }} [how] `byLeaf` for texts read as properties: the last part of a key is enough
 * @returns {string[]} keys, without their plural forms
 */
export function unusedKeys(texts, source, { byLeaf = false } = {}) {
  const stems = [...new Set(flatten(texts).map(([key]) => stemOf(key)))];
  if (byLeaf) {
    const words = new Set(source.match(/[\w]+/g));
    return stems.filter((stem) => !words.has(stem.split('.').at(-1)));
  }
  const { literals, patterns } = namedIn(source);
  return stems.filter((stem) => !literals.has(stem) && !patterns.some((pattern) => pattern.test(stem)));
}

/** All code below a folder, without tests and stories. */
export async function sourceBelow(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && SOURCE.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .filter((file) => !OTHER.test(file));
  return (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('\n');
}
