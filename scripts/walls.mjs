// `node scripts/walls.mjs` writes the table of who may import whom into the README; `--check` only compares.
import { readFile, writeFile } from 'node:fs/promises';
import prettier from 'prettier';
import { REMOTES } from './lib/packages.mjs';
import { WALLS } from './lib/walls.mjs';

const README = new URL('../README.md', import.meta.url);
const TABLE = /(<!-- walls -->\n).*?(\n<!-- \/walls -->)/s;

/** One remote stands for all. */
const [remote, ...others] = REMOTES;
const shownName = (name) => name.replace('#', ': ').replace(`${remote}/`, 'mfe-*/');
const rows = WALLS.filter(({ part }) => !others.some((other) => part.startsWith(`${other}/`))).map(
  ({ part, may }) => [shownName(part), may.map(shownName).join(', ') || 'nothing of ours'],
);
const table = [['From', 'May import'], ['---', '---'], ...rows]
  .map((cells) => `| ${cells.join(' | ')} |`)
  .join('\n');

const before = await readFile(README, 'utf8');
const options = { ...(await prettier.resolveConfig(README.pathname)), parser: 'markdown' };
const after = await prettier.format(before.replace(TABLE, `$1\n${table}\n$2`), options);
if (!process.argv.includes('--check')) await writeFile(README, after);
else if (after !== before) {
  console.error('The README says otherwise who may import whom: node scripts/walls.mjs');
  process.exit(1);
}
