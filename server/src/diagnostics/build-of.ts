import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a process runs. */
export interface Build {
  /** Such as `4.0.0`; `development` outside of releases. */
  version: string;
  /** The first ten letters of the commit. */
  commit: string;
}

/** Reads `VERSION` of a release: `vez-4.0.0-0123456789`. */
export function buildOf(root: string): Build {
  const file = join(root, 'VERSION');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const [, version = 'development', commit = ''] = /^vez-(\d+\.\d+\.\d+)-(\S+)/.exec(text) ?? [];
  return { version, commit };
}
