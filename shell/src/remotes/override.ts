import type { RegistryEntry } from '@vez/shared/contracts/client';
import { isDeveloping } from '../settings/is-developing';
import { local } from '../storage';

export const OVERRIDE_KEY = 'vez.override';

/** Only a server on this machine may replace a published remote. */
export function mayOverride(url: string): boolean {
  try {
    return new URL(url).hostname === 'localhost';
  } catch {
    return false;
  }
}

/**
 * Entries that a developer loads from their own machine into a deployed shell, by remote name. Set them in the
 * inspector or with `localStorage['vez.override'] = '{"mfe-queue":"http://localhost:9003/entry.js"}'`. They work in
 * development mode only, and a badge on the page shows them.
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

/** Replaces published entries with a developer's own, which have no known hash. */
export function withOverrides(entries: readonly RegistryEntry[]): RegistryEntry[] {
  const named = overrides();
  return entries.map((entry) => {
    const url = named[entry.name];
    return url ? { ...entry, entry: { url, integrity: '' }, preload: {}, locales: {} } : entry;
  });
}
