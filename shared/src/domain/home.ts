import * as paths from './paths';
/** NAV-24: the web counter or the remote (video) counter. */
export type Mode = 'web' | 'remoteCounter';

/** Whether a path is the first page of a variant, by any of its paths (NAV-01 to NAV-03). */
export const isHome = (path: string): boolean =>
  [paths.start(), paths.home(), paths.remoteCounterHome()].includes(path);

/** The first page of a variant (NAV-24 to NAV-26); a deployment may define its own. */
export function homeOf(mode: Mode, { home }: { home: string }): string {
  if (mode === 'remoteCounter') return paths.remoteCounterHome();
  return home === paths.remoteCounterHome() ? paths.home() : home;
}
