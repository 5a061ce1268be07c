import type { RegistryEntry } from '@vez/shared/contracts/client';
import { pageConfig } from '../boot-data/page-data';
import type { RemoteRelease } from './page-registry';
import type { HealthKind } from './remote-failure';

const told = new Set<string>();

/** The network may be to blame for these; for the others the code of the remote has run, or was refused by its contract. */
const MAYBE_NETWORK: readonly HealthKind[] = ['load', 'slow', 'empty'];
/** What brings a file of this size sooner is no reason to fail. */
const MOST_MS = 5_000;

/** Whether this network brings the entry of the release before, past all caches. */
async function brings({ entry }: RegistryEntry): Promise<boolean> {
  const giveUp = new AbortController();
  const clock = setTimeout(() => giveUp.abort(), MOST_MS);
  try {
    const answer = await fetch(entry.url, {
      cache: 'no-store',
      credentials: 'omit',
      integrity: entry.integrity,
      signal: giveUp.signal,
    });
    await answer.text();
    return answer.ok;
  } catch {
    return false;
  } finally {
    clearTimeout(clock);
  }
}

/**
 * Tells the server how a release does, by the hash of its build and nothing else: once a page for each build and kind.
 * That it is shown is told while it is young, so that there is something to compare its failures with. A failure that the
 * network may have caused is told only where the network brings the release before: broken networks stop no release.
 */
export async function reportHealth({ entry, before }: RemoteRelease, kind: HealthKind): Promise<void> {
  const build = entry.entry.integrity;
  // A developer's own build has no hash.
  if (build === '' || (kind === 'shown' && before === undefined)) return;
  const once = `${build} ${kind}`;
  if (told.has(once)) return;
  told.add(once);
  if (MAYBE_NETWORK.includes(kind) && before !== undefined && !(await brings(before))) {
    told.delete(once);
    return;
  }
  await fetch(`${pageConfig.apiBase}/releases/health`, {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ remote: entry.name, build, kind }),
  })
    // An answer that nobody reads keeps its connection.
    .then((answer) => answer.text())
    .catch(() => undefined);
}
