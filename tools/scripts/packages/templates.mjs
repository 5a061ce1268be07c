// Writes the templates of `npm create @vez/remote`: those of the workspace, with the packages for `@vez/shared`.
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SLOT_TEMPLATE } from '../remote/add-slot.mjs';
import { ALIKE, LIVING, TEMPLATE } from '../remote/new.mjs';
import { importedOutside } from './facades.mjs';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const here = (name) => fileURLToPath(new URL(`./template/${name}`, import.meta.url));

/** Files of the React template that remotes without React also need. */
const ALSO_PLAIN = ['remote.json.template', 'webpack.config.mjs.template', 'jest.config.mjs.template'];

async function writeReact(to, shared) {
  await cp(TEMPLATE, to, { recursive: true });
  for (const file of ALIKE) {
    const text = (await readFile(join(ROOT, LIVING, file), 'utf8')).replaceAll(LIVING, '__remote__');
    await mkdir(dirname(join(to, file)), { recursive: true });
    await writeFile(join(to, `${file}.template`), text);
  }
  await importOutside(to, shared);
}

async function importOutside(folder, shared) {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath ?? entry.path, entry.name);
    await writeFile(file, importedOutside(await readFile(file, 'utf8'), shared));
  }
}

/**
 * Writes the templates `react` and `plain`, their overlays `backend` and `vue`, and the slot templates.
 * @param {string} to
 * @param {Record<string, string>} shared the exports of `shared`
 */
export async function writeTemplates(to, shared) {
  const [react, plain] = [join(to, 'react'), join(to, 'plain')];
  await writeReact(react, shared);
  await cp(SLOT_TEMPLATE, join(to, 'slot'), { recursive: true });
  await importOutside(join(to, 'slot'), shared);
  for (const file of ALSO_PLAIN) await cp(join(react, file), join(plain, file));
  await cp(here('plain'), plain, { recursive: true });
  for (const kind of ['backend', 'vue', 'slot-plain', 'slot-vue'])
    await cp(here(kind), join(to, kind), { recursive: true });
  for (const each of [react, plain]) await cp(here('own'), each, { recursive: true, force: true });
}
