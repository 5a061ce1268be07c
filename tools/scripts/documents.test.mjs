import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const tracked = (...patterns) =>
  execFileSync('git', ['ls-files', ...patterns], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);
const FOLDERS = [...new Set(tracked().flatMap((file) => (file.includes('/') ? [file.split('/')[0]] : [])))];

/** Paths created at run time, which are not in the repository. */
const MADE = /^(?:var|dist)\/|\/(?:dist|node_modules)(?:\/|$)/;
/** Placeholders for any name. */
const PLACEHOLDER = /[*<>{}…]|NNNN|\bNAME\b/;

const withoutBlocks = (text) => text.replaceAll(/^```.*?^```/gms, '');

/** Relative links of a document, each with its target file. */
const linksOf = (text, document) =>
  [...withoutBlocks(text).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link]) => link)
    .filter((link) => !/^(?:[a-z]+:|\/)/.test(link))
    .map((link) => {
      const [path, anchor] = link.split('#');
      return { link, anchor, file: path === '' ? document : normalize(join(dirname(document), path)) };
    });

/** The anchors that GitHub gives the headings of a document. */
const anchorsOf = (text) =>
  [...withoutBlocks(text).matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

/** Commands of this workspace, and of a repository created by `npm create @vez/remote`. */
const { scripts: SCRIPTS } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const OWN_SCRIPTS = readFileSync(join(ROOT, 'tools/scripts/packages/own/create.mjs'), 'utf8')
  .match(/^const (?:BACKEND_)?SCRIPTS = \{.*?^\}/gms)
  .flatMap((table) => [...table.matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name));
const commandsFor = (document) => [
  ...Object.keys(SCRIPTS),
  ...(document === 'docs/guides/own-repository.md' ? OWN_SCRIPTS : []),
];

/**
 * Paths between backticks, resolved from the root of the repository and from the folder of the document.
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
  it('links to documents that exist', () => {
    const gone = linksOf(text, document).filter(({ file }) => !existsSync(join(ROOT, file)));
    expect(gone.map(({ link }) => link)).toEqual([]);
  });
  it('links to headings that exist', () => {
    const gone = linksOf(text, document).filter(
      ({ anchor, file }) =>
        anchor !== undefined &&
        file.endsWith('.md') &&
        !anchorsOf(readFileSync(join(ROOT, file), 'utf8')).includes(anchor),
    );
    expect(gone.map(({ link }) => link)).toEqual([]);
  });
  it('names commands that package.json has', () => {
    const named = [...text.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name]) => name);
    const known = commandsFor(document);
    expect(named.filter((name) => !known.includes(name))).toEqual([]);
  });
  it('names files and folders that exist', () => {
    const gone = pathsOf(text, dirname(document)).filter(
      ({ at }) => !at.some((path) => existsSync(join(ROOT, path))),
    );
    expect(gone.map(({ path }) => path)).toEqual([]);
  });
});
