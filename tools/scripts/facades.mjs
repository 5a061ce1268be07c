// `node tools/scripts/facades.mjs` writes what our facades export, and raises the version of each that has changed.
import { writeFile } from 'node:fs/promises';
import prettier from 'prettier';
import { facadesNow } from './lib/facade-exports.mjs';

const FILE = new URL('../build/webpack/facades.json', import.meta.url);

const options = { ...(await prettier.resolveConfig(FILE.pathname)), parser: 'json' };
await writeFile(FILE, await prettier.format(JSON.stringify(await facadesNow()), options));
