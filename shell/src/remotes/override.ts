import type { RegistryEntry } from '@vez/shared/contracts/client';
import { isDeveloping } from '../settings/is-developing';
import { local } from '../storage';

export const OVERRIDE_KEY = 'vez.override';

/** Only a server of this very machine may stand in for a published remote. */
export function mayOverride(url: string): boolean {
  try {
    return new URL(url).hostname === 'localhost';
  } catch {
    return false;
  }
}

/**
 * Entries that a developer loads from their own machine into a deployed shell, by remote name. The inspector writes them,
 * or `localStorage['vez.override'] = '{"mfe-queue":"http://localhost:9003/entry.js"}'`. In development mode alone, and the
 * page says so.
 */
export function overrides(): Record<string, string> {
  if (!isDeveloping()) return {};
  try {
    const named = JSON.parse(local.get(OVERRIDE_KEY) ?? '{}') as Record<string, string>;
    return Object.fromEntries(Object.entries(named).filter(([, url]) => mayOverride(url)));
  } catch {
    return {};
  }
}

export const overriddenOrigins = (): string[] => Object.values(overrides()).map((url) => new URL(url).origin);

/** The entries with a developer's own in place of the published ones; those have no known hash. */
export function withOverrides(entries: readonly RegistryEntry[]): RegistryEntry[] {
  const named = overrides();
  return entries.map((entry) => {
    const url = named[entry.name];
    return url ? { ...entry, entry: { url, integrity: '' }, preload: {}, locales: {} } : entry;
  });
}
