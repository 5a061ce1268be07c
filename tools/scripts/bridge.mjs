// `node tools/scripts/bridge.mjs` writes the reference of the bridge from its types; `--check` only compares.
import { readFile, writeFile } from 'node:fs/promises';
import prettier from 'prettier';
import { bridgeReference } from './lib/bridge-reference.mjs';

const FILE = new URL('../../docs/guides/bridge.md', import.meta.url);

const options = { ...(await prettier.resolveConfig(FILE.pathname)), parser: 'markdown' };
const written = await prettier.format(bridgeReference(), options);
if (!process.argv.includes('--check')) await writeFile(FILE, written);
else if ((await readFile(FILE, 'utf8').catch(() => '')) !== written) {
  console.error('The reference of the bridge is not that of its types: node tools/scripts/bridge.mjs');
  process.exit(1);
}
