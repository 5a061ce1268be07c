import type { Mode } from '@vez/shared/contracts/client';
import { session } from '../storage';
import { createStore, type Store } from '../store';

/** NAV-27 */
const KEY = 'remoteCounter';

export interface Markers {
  web: string;
  remoteCounter: string;
}

export interface Address {
  hostname: string;
  pathname: string;
}

const words = ({ hostname, pathname }: Address) =>
  [...hostname.split(/[.-]/), ...pathname.split('/')].map((word) => word.toLowerCase());

const holds = (address: Address, marker: string) => words(address).includes(marker.toLowerCase());

const HOMES: Record<string, Mode> = { '/home': 'web', '/remoteCounterHome': 'remoteCounter' };

/** Which variant an address asks for, if it tells (NAV-24 to NAV-26, decision 28). */
export function modeOf(address: Address, markers: Markers): Mode | undefined {
  const home = HOMES[address.pathname];
  if (home) return home;
  if (holds(address, markers.remoteCounter)) return 'remoteCounter';
  if (holds(address, markers.web)) return 'web';
  return undefined;
}

export const homeOf = (mode: Mode): string => (mode === 'remoteCounter' ? '/remoteCounterHome' : '/home');

/** Where an address that is only a variant's marker lands: `/remoteCounter` on the home of that counter. */
export function landingOf(address: Address, markers: Markers): string | undefined {
  const mode = modeOf(address, markers);
  const onlyMarker = ['/', `/${markers.web}`, `/${markers.remoteCounter}`].some(
    (path) => path.toLowerCase() === address.pathname.replace(/(.)\/$/, '$1').toLowerCase(),
  );
  return mode && onlyMarker ? homeOf(mode) : undefined;
}

export interface ModeStore extends Store<Mode> {
  /** A new address may name the other variant. */
  follow(address: Address): void;
}

export function createMode(markers: Markers): ModeStore {
  const stored: Mode = session.get(KEY) === 'true' ? 'remoteCounter' : 'web';
  // An identity provider sends everybody back to one address: that chooses no variant (NAV-30).
  const isBackFromLogin = new URLSearchParams(window.location.search).has('code');
  const store = createStore<Mode>((!isBackFromLogin && modeOf(window.location, markers)) || stored);
  const record = (mode: Mode) => session.set(KEY, String(mode === 'remoteCounter'));
  record(store.get());
  store.subscribe(record);
  return {
    ...store,
    follow(address) {
      const mode = modeOf(address, markers);
      if (mode) store.set(mode);
    },
  };
}
