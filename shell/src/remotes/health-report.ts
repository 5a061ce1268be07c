import { pageConfig } from '../boot-data/page-data';
import type { RemoteRelease } from './page-registry';
import type { HealthKind } from './remote-failure';

const told = new Set<string>();

/**
 * Tells the server how a release does, by the hash of its build and nothing else: once a page for each build and kind.
 * That it is shown is told while it is young, so that there is something to compare its failures with.
 */
export function reportHealth({ entry, before }: RemoteRelease, kind: HealthKind): void {
  const build = entry.entry.integrity;
  // A developer's own build has no hash.
  if (build === '' || (kind === 'shown' && before === undefined)) return;
  const once = `${build} ${kind}`;
  if (told.has(once)) return;
  told.add(once);
  void fetch(`${pageConfig.apiBase}/releases/health`, {
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
