import type { RegistryEntry, UserKind } from '@vez/shared/contracts/client';
import { pageConfig } from '../boot-data/page-data';
import type { RemoteRelease } from './page-registry';
import type { HealthKind } from './remote-failure';

/** What this page has reported about each build. */
const reported = new Map<string, 'shown' | 'failed'>();

/** Failures that the network may have caused. For the others, the remote's code ran or its contract was refused. */
const MAYBE_NETWORK: readonly HealthKind[] = ['load', 'slow', 'empty'];
/** A network that needs longer for a file of this size may itself have caused the failure. */
const MOST_MS = 5_000;

/** Whether this network delivers the entry of the previous release, bypassing all caches. */
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

const FAMILIES = [
  ['firefox', /Firefox|FxiOS/],
  ['chromium', /Chrom(e|ium)|CriOS|EdgA?\//],
  ['safari', /Safari|AppleWebKit/],
] as const;
/** Below this width in CSS pixels, a page has its layout for phones. */
const NARROW = 600;
/** On a slow phone, the first view is there or has failed this long after the page began to load. */
const FIRST_VIEW_MS = 15_000;

/** What may matter to a release, in a few values that name no person. */
const cohortOf = (session: UserKind) => ({
  browser: FAMILIES.find(([, sign]) => sign.test(navigator.userAgent))?.[0] ?? 'other',
  session,
  screen: window.innerWidth < NARROW ? 'narrow' : 'wide',
  view: performance.now() < FIRST_VIEW_MS ? 'first' : 'later',
});

/**
 * Reports the health of a recent release, with the hash of its build, its token and the cohort of the visit. A page reports once that the
 * release is shown, as a baseline for failures, and its first failure. If the network may have caused a failure, it is
 * reported only if the network delivers the previous release, so that broken networks stop no release.
 */
export async function reportHealth(
  { entry, before, report }: RemoteRelease,
  kind: HealthKind,
  session: UserKind,
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
    body: JSON.stringify({
      ...{ remote: entry.name, build, kind, token: report, cohort: cohortOf(session) },
      ...wasShown,
    }),
  })
    // An unread response body keeps the connection open.
    .then((answer) => answer.text())
    .catch(() => undefined);
}
