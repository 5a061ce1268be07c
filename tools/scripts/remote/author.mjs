import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';

function commit() {
  try {
    const options = { stdio: ['ignore', 'pipe', 'ignore'] };
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], options).toString().trim();
  } catch {
    return 'no-commit';
  }
}

function userName() {
  try {
    return userInfo().username;
  } catch {
    return 'unknown';
  }
}

/** The person who publishes, and the commit. */
export const author = (by = userName()) => ({ by, commit: commit() });
