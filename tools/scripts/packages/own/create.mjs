// `npm create @vez/remote mfe-parking /parking`: creates a remote in its own folder (docs/guides/own-repository.md).
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { addSlot, checkSlot } from '../../remote/add-slot.mjs';
import { fillTemplate, wordsFor } from '../../remote/fill-template.mjs';

const USAGE = `npm create @vez/remote -- mfe-parking /parking [--plain | --vue | --backend] [--slot servicePage] [--site https://…] [--packages FOLDER]
   --plain       TypeScript without React
   --vue         TypeScript with Vue
   --backend     with a service of its own
   --slot        shows something in the pages of others, too
   --site        where it is published
   --packages    takes the packages from the tarballs of a folder, where no registry has them`;
/** The templates of this package. */
const TEMPLATE = fileURLToPath(new URL('../template', import.meta.url));
/** The slot templates of kinds without React. */
const SLOT_OF = { plain: 'slot-plain', vue: 'slot-vue' };
const SCRIPTS = {
  dev: 'vez dev',
  // On a busy machine the first screen of a file takes seconds to compile.
  test: 'jest --testTimeout=30000',
  types: 'tsc --noEmit',
  build: 'vez build',
  check: 'vez check',
  publish: 'vez publish',
};
const BACKEND_SCRIPTS = {
  calls: 'vez calls',
  backend: 'vez backend && node dist-backend/server.mjs',
};

/** Takes our packages from the files of a folder, including `@vez/shared`, on which the others depend. */
function fromFolder({ dependencies, devDependencies }, folder, target) {
  const version = devDependencies['@vez/build'];
  const files = readdirSync(folder);
  const located = (wanted) =>
    Object.fromEntries(
      Object.entries(wanted).map(([name, range]) => {
        const file = `${name.slice(1).replace('/', '-')}-${version}.tgz`;
        if (!name.startsWith('@vez/')) return [name, range];
        if (!files.includes(file)) throw new Error(`${folder} has no ${file}: npm run packages makes it.`);
        return [name, `file:${relative(target, join(folder, file))}`];
      }),
    );
  return {
    dependencies: located({ '@vez/shared': version, ...dependencies }),
    devDependencies: located(devDependencies),
  };
}

async function create() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      plain: { type: 'boolean', default: false },
      vue: { type: 'boolean', default: false },
      backend: { type: 'boolean', default: false },
      slot: { type: 'string' },
      site: { type: 'string' },
      packages: { type: 'string' },
    },
  });
  const [remote, path] = positionals;
  const kinds = ['plain', 'vue', 'backend'].filter((kind) => values[kind]);
  if (remote === undefined || kinds.length > 1) throw new Error(USAGE);
  const [kind] = kinds;
  const base = kind === 'plain' || kind === 'vue' ? 'plain' : 'react';
  const { slot } = values;
  checkSlot(slot);
  const words = wordsFor(remote, path);
  const target = resolve(remote);
  if (existsSync(target)) throw new Error(`There is a folder ${remote} already.`);
  const { more, ...wanted } = JSON.parse(readFileSync(join(TEMPLATE, 'dependencies.json'), 'utf8'));
  Object.assign(wanted.dependencies, more[kind]);
  const packages = values.packages ? fromFolder(wanted, resolve(values.packages), target) : wanted;
  // The files of a kind overwrite those of its base.
  for (const each of new Set([base, kind ?? base])) await fillTemplate(join(TEMPLATE, each), target, words);
  if (slot) await addSlot(target, slot, join(TEMPLATE, SLOT_OF[kind] ?? 'slot'));
  const manifest = {
    name: remote,
    version: '0.1.0',
    private: true,
    type: 'module',
    scripts: values.backend ? { ...SCRIPTS, ...BACKEND_SCRIPTS } : SCRIPTS,
    ...(values.site ? { vez: { site: values.site } } : {}),
    ...packages,
  };
  await writeFile(join(target, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  console.log(`▸ ${remote} is there, with a screen at ${path}. Next:

  cd ${remote} && npm install && npm run dev`);
}

try {
  await create();
} catch (error) {
  console.error(`\n${error.message}`);
  process.exitCode = 1;
}
