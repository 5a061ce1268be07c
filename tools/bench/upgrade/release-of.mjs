// Builds releases from the history, each once.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const KEPT = join(ROOT, 'var', 'upgrade');
const git = (...words) => execFileSync('git', words, { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' }).trim();

/** @throws Error if the history lacks the commit, or the name means nothing */
async function commitOf(from) {
  const releases = JSON.parse(await readFile(join(ROOT, 'docs', 'releases.json'), 'utf8'));
  const release = from === undefined ? releases[0] : releases.find(({ version }) => version === from);
  const commit = release?.commit ?? from;
  if (commit === undefined) throw new Error('docs/releases.json has no release yet. Name a commit: --from.');
  try {
    return git('rev-parse', '--verify', `${commit}^{commit}`);
  } catch {
    throw new Error(
      `This history has no commit ${commit}. If it is a shallow copy, run “git fetch --unshallow”.`,
    );
  }
}

/** Makes the release of a checkout. @returns its folder */
function build(tree) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['tools/scripts/release.mjs', '--unaudited'],
    { cwd: tree, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`The release of ${tree} could not be made:\n${stdout}${stderr}`);
  return /(\S+)\.tar\.gz\s*$/.exec(stdout)[1];
}

/**
 * @typedef {{ folder: string, tree: string }} Release `folder` is that of its archive, `tree` its sources
 * @returns {Promise<Release>} the release of the working copy
 */
export const presentRelease = async () => ({ folder: build(ROOT), tree: ROOT });

/**
 * @param {string} [from] a version of `docs/releases.json` or a commit; the newest release by default
 * @returns {Promise<Release>}
 * @throws Error if the history lacks it
 */
export async function formerRelease(from) {
  const commit = await commitOf(from);
  const tree = join(KEPT, commit);
  const made = join(tree, 'var', 'made');
  if (!existsSync(made)) {
    await rm(tree, { recursive: true, force: true });
    await mkdir(tree, { recursive: true });
    execFileSync('sh', ['-c', `git archive ${commit} | tar -x -C '${tree}'`], { cwd: ROOT });
    // A site takes releases of one operator only.
    await cp(join(ROOT, 'var', 'keys'), join(tree, 'var', 'keys'), { recursive: true });
    await writeFile(made, build(tree));
  }
  return { folder: await readFile(made, 'utf8'), tree };
}
