// `node scripts/picture.mjs` draws the architecture from the code, for the README; `--check` only compares.
import { readFile, writeFile } from 'node:fs/promises';
import { drawArchitecture } from './picture/draw.mjs';
import { readFacts } from './picture/facts.mjs';

const FILE = new URL('../docs/pictures/architecture.svg', import.meta.url);

const drawn = drawArchitecture(readFacts());
if (!process.argv.includes('--check')) await writeFile(FILE, drawn);
else if ((await readFile(FILE, 'utf8').catch(() => '')) !== drawn) {
  console.error('The picture of the architecture is not that of the code: node scripts/picture.mjs');
  process.exit(1);
}
