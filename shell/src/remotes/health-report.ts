import type { RegistryEntry } from '@vez/shared/contracts/client';
import { pageConfig } from '../boot-data/page-data';
import type { RemoteRelease } from './page-registry';
import type { HealthKind } from './remote-failure';

/** What this page has reported of each build. */
const reported = new Map<string, 'shown' | 'failed'>();

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
 * Reports how a young release does, by the hash of its build and the token that came with it: a page reports once that it
 * is shown, to have something to compare failures with, and its first failure. A failure that the network may have caused
 * is reported only where the network brings the release before: broken networks stop no release.
 */
export async function reportHealth(
  { entry, before, report }: RemoteRelease,
  kind: HealthKind,
): Promise<void> {
  const build = entry.entry.integrity;
  if (report === undefined) return;
  const known = reported.get(build);
  if (known === 'failed' || known === kind) return;
  reported.set(build, kind === 'shown' ? 'shown' : 'failed');
  if (MAYBE_NETWORK.includes(kind) && before !== undefined && !(await brings(before))) {
    if (known === undefined) reported.delete(build);
    else reported.set(build, known);
    return;
  }
  const wasShown = known === 'shown' ? { wasShown: true } : {};
  await fetch(`${pageConfig.apiBase}/releases/health`, {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ remote: entry.name, build, kind, token: report, ...wasShown }),
  })
    // An answer that nobody reads keeps its connection.
    .then((answer) => answer.text())
    .catch(() => undefined);
}
