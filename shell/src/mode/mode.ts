import { homeOf as homeOfVariant, paths } from '@vez/shared/domain';
import type { Mode } from '@vez/shared/contracts/client';
import { webHomeOf, type PageConfig } from '../boot-data/page-config';
import { pageConfig } from '../boot-data/page-data';
import { session } from '../storage';
import { createStore, type Store } from '../store';

/** NAV-27 */
const KEY = 'remoteCounter';

const HOMES: Record<string, Mode> = { [paths.home()]: 'web', [paths.remoteCounterHome()]: 'remoteCounter' };

/** The inputs that select the variant; the server selected the deployment by the address. */
export type Variant = Pick<PageConfig, 'home' | 'markers' | 'isOwnHost' | 'webOrigin'>;

const variantOf = ({ home }: Variant): Mode => HOMES[home] ?? 'web';

/** The variant that an address asks for, if any (NAV-24 to NAV-26, decision 146). */
export function modeOf(pathname: string, variant: Variant): Mode | undefined {
  if (variant.isOwnHost) return variantOf(variant);
  return HOMES[pathname] ?? (variantOf(variant) === 'remoteCounter' ? 'remoteCounter' : undefined);
}

/** The first page of a variant, in this deployment if it has one. */
export const homeOf = (mode: Mode): string => homeOfVariant(mode, pageConfig);

/**
 * The landing page for an address that only names the deployment: `/remoteCounter` leads to the home of that counter;
 * so does `/home` on a host of its own.
 */
export function landingOf(pathname: string, variant: Variant): string | undefined {
  const names = [paths.start(), ...variant.markers.map((marker) => `/${marker.toLowerCase()}`)];
  if (variant.isOwnHost) names.push(paths.home());
  const isName = names.includes(pathname.replace(/(.)\/$/, '$1').toLowerCase());
  return isName && pathname !== variant.home ? variant.home : undefined;
}

export interface ModeStore extends Store<Mode> {
  /** A new path may name the other variant. */
  follow(pathname: string): void;
  /** See `Bridge`. */
  leave?(to: string): void;
}

/** @param load does a full page load: the web counter may be another deployment, with its own remotes */
export function createMode(
  variant: Variant,
  load = (address: string) => window.location.assign(address),
): ModeStore {
  const stored: Mode = session.get(KEY) === 'true' ? 'remoteCounter' : 'web';
  const { pathname, search } = window.location;
  // An identity provider redirects to one address per host, which selects no variant (NAV-30).
  const isBackFromLogin = !variant.isOwnHost && new URLSearchParams(search).has('code');
  const store = createStore<Mode>((!isBackFromLogin && modeOf(pathname, variant)) || stored);
  const record = (mode: Mode) => session.set(KEY, String(mode === 'remoteCounter'));
  record(store.get());
  store.subscribe(record);
  const webHome = webHomeOf(variant);
  return {
    ...store,
    follow(path) {
      const mode = modeOf(path, variant);
      if (mode) store.set(mode);
    },
    ...(webHome !== undefined && {
      leave(to) {
        const { origin, pathname: path, search: query } = new URL(to, window.location.href);
        // A host of its own stays the remote counter.
        if (!variant.isOwnHost) record('web');
        load(`${variant.webOrigin ?? ''}${origin === window.location.origin ? path : paths.home()}${query}`);
      },
    }),
  };
}
