// A template is a folder. Filling it replaces `__word__` in names and contents, and removes the ending `.template`.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Derives the words of a template: `mfe-lost-items`, `/lostItems` → `lost-items`, `LostItems`. */
export function wordsFor(remote, path) {
  if (!/^mfe-[a-z][a-z-]*[a-z]$/.test(remote ?? ''))
    throw new Error(`A remote is named mfe-… in small letters, such as mfe-parking; this is ${remote}.`);
  if (!/^\/[a-zA-Z]\w*$/.test(path ?? ''))
    throw new Error(`Which address shall it serve? Such as ${remote} /parking`);
  const screen = remote.slice('mfe-'.length);
  const component = screen.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());
  return { remote, path, screen, component };
}

const filled = (text, words) => text.replace(/__(\w+?)__/g, (whole, word) => words[word] ?? whole);

/**
 * @param {string} from the template
 * @param {string} to
 * @param {{ remote: string, path: string, screen: string, component: string }} words of `wordsFor`
 */
export async function fillTemplate(from, to, words) {
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((found) => found.isFile())) {
    const file = join(entry.parentPath ?? entry.path, entry.name);
    const target = join(to, filled(file.slice(from.length), words).replace(/\.template$/, ''));
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, filled(await readFile(file, 'utf8'), words));
  }
}
