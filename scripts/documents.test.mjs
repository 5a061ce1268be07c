import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const tracked = (...patterns) =>
  execFileSync('git', ['ls-files', ...patterns], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);
const FOLDERS = [...new Set(tracked().flatMap((file) => (file.includes('/') ? [file.split('/')[0]] : [])))];

/** What is made when Vez runs is not in the repository. */
const MADE = /^(?:var|dist)\/|\/(?:dist|node_modules)(?:\/|$)/;
/** Stands for any name. */
const PLACEHOLDER = /[*<>{}…]|NNNN|\bNAME\b/;

const withoutBlocks = (text) => text.replaceAll(/^```.*?^```/gms, '');

/** Relative links of a document, without their anchors. */
const linksOf = (text) =>
  [...withoutBlocks(text).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link]) => link.split('#')[0])
    .filter((link) => link !== '' && !/^(?:[a-z]+:|\/)/.test(link));

/**
 * Paths that are named between backticks, by where they may be: seen from the root of the repository, or from the
 * folder of the document.
 */
const pathsOf = (text, folder) =>
  [...withoutBlocks(text).matchAll(/`([^`\s]+)`/g)]
    .map(([, path]) => path.replace(/[:#].*$/, '').replace(/\/$/, ''))
    .filter((path) => path.includes('/') && !PLACEHOLDER.test(path) && !MADE.test(path))
    .map((path) => {
      const [first] = path.split('/');
      const besides = folder !== '.' && /\w/.test(first) && existsSync(join(ROOT, folder, first));
      return {
        path,
        at: [...(FOLDERS.includes(first) ? [path] : []), ...(besides ? [join(folder, path)] : [])],
      };
    })
    .filter(({ at }) => at.length > 0);

describe.each(tracked('*.md'))('%s', (document) => {
  const text = readFileSync(join(ROOT, document), 'utf8');
  it('leads to documents that are there', () => {
    const gone = linksOf(text).filter(
      (link) => !existsSync(join(ROOT, normalize(join(dirname(document), link)))),
    );
    expect(gone).toEqual([]);
  });
  it('names files and folders that are there', () => {
    const gone = pathsOf(text, dirname(document)).filter(
      ({ at }) => !at.some((path) => existsSync(join(ROOT, path))),
    );
    expect(gone.map(({ path }) => path)).toEqual([]);
  });
});
