// Creates a repository outside the workspace for tests, from the tarballs as a team would, without a network.
import { execFile } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { pnpmWords } from '../lib/pnpm.mjs';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const PACKAGES = join(ROOT, 'var', 'packages');
const run = promisify(execFile);

/** The location of each dependency: the workspace's copy, or the tarball of our packages. */
async function places() {
  const found = new Map();
  for (const folder of ['shared', 'tools/build', 'e2e']) {
    const manifest = JSON.parse(await readFile(join(ROOT, folder, 'package.json'), 'utf8'));
    for (const name of Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })) {
      const place = join(ROOT, folder, 'node_modules', name);
      if (!name.startsWith('@vez/') && existsSync(place)) found.set(name, `link:${realpathSync(place)}`);
    }
  }
  for (const file of await readdir(PACKAGES)) {
    const [, name] = /^vez-(.+)-\d+\.\d+\.\d+.*\.tgz$/.exec(file) ?? [];
    if (name !== undefined) found.set(`@vez/${name}`, `file:${join(PACKAGES, file)}`);
  }
  return found;
}

/**
 * @param {string} folder an empty one outside the workspace
 * @param {string[]} words the arguments of `npm create @vez/remote`
 * @returns the new repository, and a function that runs a command in it and throws its output on failure
 */
export async function trialRepository(folder, words) {
  await run(process.execPath, [join(ROOT, 'tools/scripts', 'packages.mjs')]);
  const [tarball] = (await readdir(PACKAGES)).filter((file) => file.startsWith('vez-create-remote-'));
  const tool = join(folder, 'create');
  await mkdir(tool);
  await run('tar', ['-xzf', join(PACKAGES, tarball), '-C', tool]);
  const create = [join(tool, 'package', 'bin', 'create-remote.mjs'), ...words, '--packages', PACKAGES];
  await run(process.execPath, create, { cwd: folder });
  const dir = join(folder, words[0]);
  const overrides = [...(await places())].map(([name, place]) => `  '${name}': '${place}'`);
  const settings = ['autoInstallPeers: false', 'overrides:', ...overrides, ''].join('\n');
  await writeFile(join(dir, 'pnpm-workspace.yaml'), settings);
  await run('npx', [...pnpmWords(), 'install', '--offline'], { cwd: dir });
  return {
    dir,
    async call(bin, ...args) {
      try {
        const { stdout } = await run(join(dir, 'node_modules', '.bin', bin), args, { cwd: dir });
        return stdout;
      } catch (error) {
        throw new Error([error.message, error.stdout, error.stderr].join('\n'), { cause: error });
      }
    },
  };
}
