import type { RegistryEntry } from '@vez/shared/contracts/client';
import { pageConfig } from '../boot-data/page-data';
import { local } from '../storage';

const KEY = 'vez.override';

/**
 * Entries that a developer loads from their own machine into a deployed shell, by remote name:
 * `localStorage['vez.override'] = '{"mfe-queue":"http://localhost:9003/entry.js"}'`. Never in production,
 * only from this machine, and the page says so.
 */
export function overrides(): Record<string, string> {
  if (pageConfig.environment === 'production') return {};
  try {
    const named = JSON.parse(local.get(KEY) ?? '{}') as Record<string, string>;
    const own = Object.entries(named).filter(([, url]) => new URL(url).hostname === 'localhost');
    return Object.fromEntries(own);
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
