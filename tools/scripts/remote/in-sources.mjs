// Maps the position of an error in built files to the sources.
import { readFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import { join, normalize } from 'node:path';

/** `http://localhost:9003/assets/mfe-parking/screen.js?changed=1:12:5` */
const PLACE = /https?:\/\/[^\s/()]+(\/[^\s()?:]+\.js)(?:\?[^\s():]*)?:(\d+):(\d+)/;
const NAMESPACE = /^webpack:\/\/[^/]*\/(?:\.\/)?/;

const mapOf = (folder, file) =>
  readFile(join(folder, `${normalize(file)}.map`), 'utf8').then(
    (text) => new SourceMap(JSON.parse(text)),
    () => undefined,
  );

/** The line of a source file. */
function lineOf({ payload: { sources, sourcesContent } }, source, line) {
  const text = sourcesContent?.[sources.indexOf(source)]?.split('\n')[line];
  return text === undefined ? [] : [`  ${line + 1} | ${text}`];
}

/**
 * A readable stack: the error, the positions in the team's own sources, and the source line of the first.
 * @param {string} stack of a browser
 * @param {string} folder the built files with their source maps
 */
export async function inSources(stack, folder) {
  const lines = stack.split('\n');
  const first = lines.findIndex((line) => PLACE.test(line));
  if (first === -1) return stack;
  const places = [];
  let shown = [];
  for (const line of lines.slice(first)) {
    const [, file, row, column] = PLACE.exec(line) ?? [];
    const map = file && (await mapOf(folder, file));
    const found = map?.findEntry(Number(row) - 1, Number(column) - 1);
    const source = found?.originalSource?.replace(NAMESPACE, '');
    if (source === undefined || /(^|\/)node_modules\/|^webpack\//.test(source)) continue;
    places.push(`${source}:${found.originalLine + 1}:${found.originalColumn + 1}`);
    if (places.length === 1) shown = lineOf(map, found.originalSource, found.originalLine);
  }
  // Thrown in a package, without a line in the team's sources.
  if (places.length === 0) return stack;
  return [...lines.slice(0, first), ...places.slice(0, 1), ...shown, ...places.slice(1)].join('\n');
}
