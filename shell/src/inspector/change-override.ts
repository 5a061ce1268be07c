import { mayOverride, OVERRIDE_KEY, overrides } from '../remotes/override';
import { local } from '../storage';

/** Where `vez dev` serves a remote by default. */
export const usualAddress = (remote: string) => `http://localhost:9003/assets/${remote}/entry.js`;

/** Loads a remote from another address after the next page load. @returns whether that is allowed */
export function override(remote: string, url: string): boolean {
  if (!mayOverride(url)) return false;
  local.set(OVERRIDE_KEY, JSON.stringify({ ...overrides(), [remote]: new URL(url).href }));
  return true;
}

/** Restores the published version of all remotes after the next page load. */
export const endOverrides = () => local.remove(OVERRIDE_KEY);
