import { retryImport } from '@vez/shared/chunks';
import type { Bridge, RegistryEntry, UserKind } from '@vez/shared/contracts/client';
import { noteEnd } from './unfinished-start';
import { RemoteFailure, type HealthKind } from './remote-failure';
import type { PageRegistry, RemoteRelease } from './page-registry';

const load = () => retryImport(() => import(/* webpackChunkName: "other-remotes" */ './other-remotes'));

/** @throws RemoteFailure if the release cannot be fetched or is not trusted */
export async function releaseOf(registry: PageRegistry, name: string): Promise<RemoteRelease> {
  const here = registry.releases[name];
  if (here !== undefined) return here;
  const others = await load().catch((thrown: unknown) => {
    throw new RemoteFailure('load', thrown);
  });
  return others.lateRelease(registry, name);
}

/** Fetches all paths of the deployment, once. Resolves to false if they are unavailable. */
export const learnRoutes = (registry: PageRegistry): Promise<boolean> =>
  load().then(
    (others) => others.learnRoutes(registry),
    () => false,
  );

/** See `read-ahead.ts`. */
export const readAhead = (
  entry: RegistryEntry,
  bridge: Bridge,
  send: (call: string, input: object) => void,
): void =>
  void load().then(
    (others) => others.readAhead(entry, window.location, bridge, send),
    () => undefined,
  );

/** A release without a stand-in is never stopped, so its report can wait until after the first view. */
const NOT_URGENT_MS = 5_000;

/** See `health-report.ts`. Old releases report nothing. */
export function reportHealth(release: RemoteRelease, kind: HealthKind, session: UserKind): void {
  if (release.report === undefined) return;
  noteEnd(release);
  const send = () =>
    load().then(
      (others) => void others.reportHealth(release, kind, session),
      () => undefined,
    );
  if (kind === 'shown' && release.before === undefined) setTimeout(send, NOT_URGENT_MS);
  else void send();
}
