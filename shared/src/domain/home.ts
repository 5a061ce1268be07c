/** NAV-24: the web counter or the remote (video) counter. */
export type Mode = 'web' | 'remoteCounter';

/** The first page of a variant (NAV-24 to NAV-26); a deployment may have one of its own. */
export function homeOf(mode: Mode, { home }: { home: string }): string {
  if (mode === 'remoteCounter') return '/remoteCounterHome';
  return home === '/remoteCounterHome' ? '/home' : home;
}
