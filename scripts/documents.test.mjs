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

/** Paths from the root of the repository, as they are named between backticks. */
const pathsOf = (text) =>
  [...withoutBlocks(text).matchAll(/`([^`\s]+)`/g)]
    .map(([, path]) => path.replace(/[:#].*$/, '').replace(/\/$/, ''))
    .filter((path) => path.includes('/') && FOLDERS.includes(path.split('/')[0]))
    .filter((path) => !PLACEHOLDER.test(path) && !MADE.test(path));

describe.each(tracked('*.md'))('%s', (document) => {
  const text = readFileSync(join(ROOT, document), 'utf8');
  it('leads to documents that are there', () => {
    const gone = linksOf(text).filter(
      (link) => !existsSync(join(ROOT, normalize(join(dirname(document), link)))),
    );
    expect(gone).toEqual([]);
  });
  it('names files and folders that are there', () => {
    expect(pathsOf(text).filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });
});
