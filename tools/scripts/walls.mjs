// `node tools/scripts/walls.mjs` writes the allowed imports into docs/walls.md; `--check` only compares.
import { readFile, writeFile } from 'node:fs/promises';
import prettier from 'prettier';
import { REMOTES } from './lib/packages.mjs';
import { WALLS } from './lib/walls.mjs';

const DOCUMENT = new URL('../../docs/walls.md', import.meta.url);
const LISTS = /(<!-- walls -->\n).*?(\n<!-- \/walls -->)/s;

/** One remote represents all. */
const [remote, ...others] = REMOTES;
const packageOf = (part) => part.split('/')[0];
const packagesOf = (parts) => [...new Set(parts.map(packageOf))];
const shownPackage = (name) => (name === remote ? 'mfe-*' : name);

/** Without its package: `mfe-queue/root#texts.ts` is “root (texts.ts)”. Several files are named below the list. */
function shownPart(name) {
  const [part, files = ''] = name.split('#');
  const [folder, ...inner] = part.split('/');
  const shown = inner.length === 0 ? `${shownPackage(folder)}/` : inner.join('/');
  if (files === '') return shown;
  return files.startsWith('{') ? `${shown}†` : `${shown} (${files})`;
}

const list = (names) => names.map(shownPart).join(', ');

/** “_shared_: domain, ui” and “build/” */
const fromOutside = (names) =>
  packagesOf(names).map((name) => {
    const parts = names.filter((part) => packageOf(part) === name);
    const inner = parts.filter((part) => part.includes('/'));
    const tops = parts.filter((part) => !part.includes('/')).map(shownPart);
    return [...tops, ...(inner.length > 0 ? [`_${shownPackage(name)}_: ${list(inner)}`] : [])].join('; ');
  });

/** “npm: zod, type react”. A list whose parts may all import any package has “npm: any” above it. */
const ANY = 'npm: any';
const shownPackages = (packages) => (packages === undefined ? ANY : `npm: ${packages.join(', ')}`);

/** The files of `{one,two}.ts`, where a list has a †. */
function notesOf(walls) {
  const groups = new Set(walls.flatMap(({ may }) => may).filter((name) => name.includes('#{')));
  return [...groups].map((name) => {
    const [, names, ending] = /#\{(.*)\}(.*)/.exec(name);
    const files = names.split(',').map((file) => `\`${file}${ending}\``);
    return `† only ${files.join(', ')}`;
  });
}

function sectionOf(name) {
  const walls = WALLS.filter(({ part }) => packageOf(part) === name);
  const isOpen = walls.every(({ packages }) => packages === undefined);
  const rows = walls.map(({ part, may, packages }) => {
    const own = may.filter((other) => packageOf(other) === name);
    const foreign = may.filter((other) => packageOf(other) !== name);
    const named = isOpen || packages?.length === 0 ? [] : [shownPackages(packages)];
    const shown = [...(own.length > 0 ? [list(own)] : []), ...fromOutside(foreign), ...named];
    return `- **${shownPart(part)}**: ${shown.join('; ') || '–'}`;
  });
  return [`## ${shownPackage(name)}`, ...(isOpen ? [ANY] : []), rows.join('\n'), ...notesOf(walls)].join(
    '\n\n',
  );
}

const sections = packagesOf(WALLS.map(({ part }) => part))
  .filter((name) => !others.includes(name))
  .map(sectionOf)
  .join('\n\n');

const before = await readFile(DOCUMENT, 'utf8');
const options = { ...(await prettier.resolveConfig(DOCUMENT.pathname)), parser: 'markdown' };
const after = await prettier.format(before.replace(LISTS, `$1\n${sections}\n$2`), options);
if (!process.argv.includes('--check')) await writeFile(DOCUMENT, after);
else if (after !== before) {
  console.error('docs/walls.md is not current: run `node tools/scripts/walls.mjs`.');
  process.exit(1);
}
