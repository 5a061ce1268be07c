import { mayOverride, OVERRIDE_KEY, overrides } from '../remotes/override';
import { local } from '../storage';

/** Where `vez dev` serves a remote by default. */
export const usualAddress = (remote: string) => `http://localhost:9003/assets/${remote}/entry.js`;

/** Takes a remote from another address from the next load of the page on. @returns whether that is allowed */
export function override(remote: string, url: string): boolean {
  if (!mayOverride(url)) return false;
  local.set(OVERRIDE_KEY, JSON.stringify({ ...overrides(), [remote]: new URL(url).href }));
  return true;
}

/** All remotes come as they are published again, from the next load of the page on. */
export const endOverrides = () => local.remove(OVERRIDE_KEY);
