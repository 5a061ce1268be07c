import { UnusableFile } from '../diagnostics/watched-file';

/**
 * What this server writes into pages for the shell, by version (decision record 0084).
 * - 1: the releases of all remotes of the deployment
 * - 2: those of the page's own remote; the shell fetches others on demand
 */
const OLDEST = 1;
const NEWEST = 2;

/** The versions that a shell reads. */
export interface BootDataRange {
  oldest: number;
  newest: number;
}

const versions = ({ oldest, newest }: BootDataRange) =>
  oldest === newest ? String(oldest) : `${oldest} to ${newest}`;

/**
 * The newest version that server and shell both know.
 * @throws UnusableFile if there is none
 */
export function bootDataFor(shell: BootDataRange): number {
  const version = Math.min(NEWEST, shell.newest);
  if (version >= Math.max(OLDEST, shell.oldest)) return version;
  const own = versions({ oldest: OLDEST, newest: NEWEST });
  throw new UnusableFile(
    `The shell reads boot data ${versions(shell)}, and this server writes ${own}. ` +
      (shell.newest < OLDEST ? 'Publish the site of this release.' : 'Start the server of that release.'),
  );
}
