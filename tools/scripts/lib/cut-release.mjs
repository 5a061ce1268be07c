// Makes the present state a release: a version, its part of the changelog, a record, a commit and a tag.
import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import semver from 'semver';

const NEXT = '## Unreleased\n';
/** What operators must know or do. */
const UPGRADE = '**Upgrade.**';

/** Moves the changes since the last release below a heading of their own. @throws Error without words for operators */
function closed(changelog, heading) {
  const [before, after] = changelog.split(NEXT);
  if (after === undefined) throw new Error('CHANGELOG.md has no part “Unreleased”.');
  const [changes] = after.split('\n## ');
  if (!changes.trimStart().startsWith(UPGRADE))
    throw new Error(
      `Begin the part “Unreleased” of CHANGELOG.md with a paragraph “${UPGRADE} …” for those who run Vez.`,
    );
  return `${before}${NEXT}\n${heading}\n${after}`;
}

/**
 * Commits and tags the next version. `docs/releases.json` records which commit it was made from, because a tag stays
 * behind when a branch is copied.
 * @param {string} root the repository
 * @param {'patch' | 'minor' | 'major'} step which part of the version increases
 * @param {Date} now
 * @returns {Promise<string>} the version, such as `4.1.0`
 * @throws Error if something is not committed, or the changelog has no words for operators
 */
export async function cutRelease(root, step, now) {
  const git = (...words) => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();
  if (git('status', '--porcelain') !== '') throw new Error('Commit your changes first, or remove them.');
  const [manifest, changelog, releases] = ['package.json', 'CHANGELOG.md', 'docs/releases.json'];
  const read = (file) => readFile(join(root, file), 'utf8');

  const text = await read(manifest);
  const former = JSON.parse(text).version;
  const version = semver.inc(former, step);
  const date = now.toISOString().slice(0, 10);
  const record = { version, commit: git('rev-parse', 'HEAD'), date };
  const written = {
    [changelog]: closed(await read(changelog), `## ${version} (${date})`),
    [manifest]: text.replace(`"version": "${former}"`, `"version": "${version}"`),
    [releases]: `${JSON.stringify([record, ...JSON.parse(await read(releases))], null, 2)}\n`,
  };
  for (const [file, content] of Object.entries(written)) await writeFile(join(root, file), content);
  git('add', ...Object.keys(written));
  git('commit', '--quiet', '-m', `chore(release): ${version}`);
  git('tag', `v${version}`);
  return version;
}
