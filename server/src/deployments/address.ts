import { isShellPage, paths, routeAt, type Mode } from '@vez/shared/domain';
import type { Deployment } from './read-deployment';

/** The screens that each published deployment has; undefined for one that is not published yet. */
export type RoutesOf = (deployment: Deployment) => readonly string[] | undefined;

export interface Directory {
  /** The default comes first. */
  deployments: readonly [Deployment, ...Deployment[]];
  routesOf: RoutesOf;
  /** Origin of the default deployment, and of every other without a host of its own: `https://vez.example`. */
  publicOrigin: string;
}

export interface Destination {
  deployment: Deployment;
  /** Whether the host alone decided: then no path leads to another deployment. */
  isOwnHost: boolean;
  /** Set if the deployment must be reached by another host. */
  origin?: string;
}

const holds = (words: string[], markers: readonly string[]) =>
  markers.some((marker) => words.some((word) => word.toLowerCase() === marker.toLowerCase()));
const hostWords = (host: string) => host.split(/[.-]/);
const pathWords = (path: string) => path.split('/');

/** The deployment that an address names: by host, else by its home or a marker in the path (NAV-24 to NAV-26). */
function named({ deployments }: Directory, host: string, path: string): Destination {
  const [first] = deployments;
  const byHost =
    deployments.find(({ hosts }) => hosts.includes(host.toLowerCase())) ??
    deployments.find(({ markers }) => holds(hostWords(host), markers));
  if (byHost !== undefined && byHost !== first) return { deployment: byHost, isOwnHost: true };
  const byPath =
    deployments.find(({ home }) => home === path) ??
    deployments.find(({ markers }) => holds(pathWords(path), markers));
  return { deployment: byPath ?? first, isOwnHost: false };
}

function withHost(publicOrigin: string, host: string): string {
  const origin = new URL(publicOrigin);
  origin.hostname = host;
  return origin.origin;
}

/** The origin of a deployment, built only from configured names, never from a request. */
function originOf({ deployments, publicOrigin }: Directory, deployment: Deployment): string {
  const host = deployment === deployments[0] ? undefined : deployment.hosts[0];
  return host === undefined ? publicOrigin : withHost(publicOrigin, host);
}

/** The origin of the host that a request came to, if it is one of ours; else that of the default deployment. */
export function originAt(directory: Pick<Directory, 'deployments' | 'publicOrigin'>, host: string): string {
  const isOurs = directory.deployments.some(({ hosts }) => hosts.includes(host.toLowerCase()));
  return isOurs ? withHost(directory.publicOrigin, host) : new URL(directory.publicOrigin).origin;
}

/**
 * Origin of the web counter, for a page of the remote counter on a host of its own (NAV-27); undefined if no
 * configured host leads to it.
 */
export function webOrigin(directory: Directory, { deployment, isOwnHost }: Destination): string | undefined {
  if (!isOwnHost || deployment.home !== paths.remoteCounterHome()) return undefined;
  const web = directory.deployments.find(({ home }) => home === paths.home());
  if (web === undefined) return undefined;
  const others = web.hosts.map((host) => withHost(directory.publicOrigin, host));
  return [originOf(directory, web), ...others].find(
    (origin) => named(directory, new URL(origin).hostname, paths.home()).deployment === web,
  );
}

const isMarker = ({ markers }: Deployment, path: string) =>
  pathWords(path).length === 2 && holds([path.slice(1)], markers);

/** Whether a deployment has a page at a path; `/home` is the home of every deployment with a host of its own. */
export function hasPage(
  { routesOf }: Directory,
  { deployment, isOwnHost }: Destination,
  path: string,
): boolean {
  return (
    path === paths.start() ||
    isShellPage(path) ||
    (isOwnHost && path === paths.home()) ||
    isMarker(deployment, path) ||
    routeAt(routesOf(deployment) ?? [], path) !== undefined
  );
}

/** The path of the screen that an address shows: `/`, and `/home` on a host of its own, are the deployment's home. */
export const shownPath = ({ deployment, isOwnHost }: Destination, path: string): string =>
  path === paths.start() || (isOwnHost && path === paths.home()) ? deployment.home : path;

/** The path whose remote an address needs: a marker leads to the deployment's home as well. */
export const remotePath = (here: Destination, path: string): string =>
  isMarker(here.deployment, path) ? here.deployment.home : shownPath(here, path);

/** The destination of an address: the deployment that it names, or the one with the screen that this one lacks. */
export function destinationOf(directory: Directory, host: string, path: string): Destination {
  const { deployments, routesOf } = directory;
  const { deployment, isOwnHost } = named(directory, host, path);
  const isElsewhere = (other: Deployment) =>
    other !== deployments[0] && other.hosts.length > 0 && !other.hosts.includes(host.toLowerCase());
  const at = (other: Deployment): Destination =>
    (isOwnHost && other !== deployment) || (!isOwnHost && isElsewhere(other))
      ? { deployment: other, isOwnHost, origin: originOf(directory, other) }
      : { deployment: other, isOwnHost };
  const own = at(deployment);
  if (own.origin !== undefined || hasPage(directory, own, path)) return own;
  const other = deployments.find((one) => routeAt(routesOf(one) ?? [], path));
  return other === undefined ? own : at(other);
}

/**
 * The paths that another deployment answers, for the shell of a page: with its origin, or `''` if it has the same
 * one.
 */
export function pagesElsewhere(
  directory: Directory,
  here: Destination,
  host: string,
): Record<string, string> {
  const { deployments, routesOf } = directory;
  const homes = here.isOwnHost ? [] : deployments.flatMap(({ home }) => home);
  const paths = deployments
    // Pages of citizens never link to pages of staff, but a login leads to the staff's home.
    .flatMap((deployment) => [
      ...(deployment.staff && !here.deployment.staff ? [] : (routesOf(deployment) ?? [])),
      deployment.home,
    ])
    .filter((path) => homes.includes(path) || !hasPage(directory, here, path));
  return Object.fromEntries(
    [...new Set(paths)].flatMap((path) => {
      const { deployment, origin = '' } = destinationOf(directory, host, path);
      return deployment === here.deployment ? [] : [[path, origin]];
    }),
  );
}

/** The counter that an address selects if none is remembered (NAV-24 to NAV-26). */
export function modeOf({ deployment, isOwnHost }: Destination, path: string): Mode {
  const isRemoteHome = (home: string) => home === paths.remoteCounterHome();
  if (!isOwnHost && path === paths.home()) return 'web';
  if (!isOwnHost && isRemoteHome(path)) return 'remoteCounter';
  return isRemoteHome(deployment.home) ? 'remoteCounter' : 'web';
}
