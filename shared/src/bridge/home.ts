import type { Deployment, Mode } from '../contracts/bridge';

/** The first page of a variant (NAV-24 to NAV-26); a deployment may have one of its own. */
export function homeOf(mode: Mode, { home }: Pick<Deployment, 'home'>): string {
  if (mode === 'remoteCounter') return '/remoteCounterHome';
  return home === '/remoteCounterHome' ? '/home' : home;
}
