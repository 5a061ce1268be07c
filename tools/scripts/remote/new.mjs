// Creates a remote with one screen, its test and its texts. Files common to all remotes come from an existing remote.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pnpmWords } from '../lib/pnpm.mjs';
import { releaseRules } from '../lib/releases.mjs';
import { addSlot, checkSlot } from './add-slot.mjs';
import { fillTemplate, wordsFor } from './fill-template.mjs';

export const TEMPLATE = fileURLToPath(new URL('./template', import.meta.url));
/** Short files that are the same in every remote. */
export const ALIKE = [
  'jest.config.mjs',
  'tsconfig.json',
  'webpack.config.mjs',
  'src/mount.tsx',
  'src/texts.ts',
];
export const LIVING = 'mfe-queue';
/** The packages that the template's screen imports. Further ones are added when first used. */
const NEEDED = {
  dependencies: ['@vez/shared', 'react'],
  devDependencies: [
    '@testing-library/react',
    '@types/jest',
    '@types/node',
    '@types/react',
    '@vez/build',
    'jest',
    'typescript',
    'webpack',
    'webpack-cli',
  ],
};

const pick = (from, names) =>
  Object.fromEntries(names.filter((name) => from[name]).map((name) => [name, from[name]]));

/** Writes the remote's folder. @throws Error if a name is invalid or taken */
export async function writeRemote({ root, into = root, remote, path, slot }) {
  checkSlot(slot);
  const words = wordsFor(remote, path);
  const { routeAt } = await releaseRules();
  const folder = join(into, remote);
  if (existsSync(folder)) throw new Error(`There is a folder ${remote} already.`);
  for (const name of await readdir(root)) {
    const file = join(root, name, 'remote.json');
    const { routes } = existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : { routes: [] };
    if (routeAt(routes, path) !== undefined)
      throw new Error(`${path} is served by ${name}; two remotes never share a path.`);
  }
  for (const file of ALIKE) {
    const text = await readFile(join(root, LIVING, file), 'utf8');
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text.replaceAll(LIVING, remote));
  }
  const like = JSON.parse(await readFile(join(root, LIVING, 'package.json'), 'utf8'));
  const own = {
    ...like,
    name: `@vez/${remote}`,
    description: `${words.component}: what it is for.`,
    dependencies: pick(like.dependencies, NEEDED.dependencies),
    devDependencies: pick(like.devDependencies, NEEDED.devDependencies),
  };
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(own, null, 2)}\n`);
  await fillTemplate(TEMPLATE, folder, words);
  if (slot !== undefined) await addSlot(folder, slot);
  return folder;
}

/** Writes the remote and links its packages, so that it can be built and tested. */
export async function makeRemote({ root, remote, path, slot, say }) {
  const folder = await writeRemote({ root, remote, path, slot });
  const { status } = spawnSync('npx', [...pnpmWords(), 'install', '--prefer-offline'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error(`${folder} is written, but its packages could not be linked.`);
  say(`${remote} is there, with a screen at ${path}. Next: its texts in src/locales, its owner and telephone in
  remote.json, its name in the remotes of a deployment (deployments/web.json), then npm run vez -- publish ${remote}, and open ${path}.`);
}
