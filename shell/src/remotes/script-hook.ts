import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import type { RegistryEntry } from '@vez/shared/contracts/client';
import { overriddenOrigins } from './override';
import { sharePolicyName } from './policy-name';

/** Load timeout. */
const GIVE_UP_MS = 10_000;

interface ScriptPolicy {
  createScriptURL(url: string): string;
}
declare global {
  interface Window {
    trustedTypes?: { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy };
  }
}

function checked(url: string): string {
  const { origin, pathname, href } = new URL(url, window.location.href);
  const ours = origin === window.location.origin && pathname.startsWith('/assets/');
  if (!ours && !overriddenOrigins().includes(origin))
    throw new TypeError(`Not a script of this site: ${origin}`);
  return href;
}

sharePolicyName(window.trustedTypes as Parameters<typeof sharePolicyName>[0]);
/** Trusted Types: allows only scripts from this site's assets. */
const policy: ScriptPolicy = window.trustedTypes?.createPolicy('vez-loader', {
  createScriptURL: checked,
}) ?? {
  createScriptURL: checked,
};

const whole = (url: string) => new URL(url, window.location.href).href;

/**
 * Loads remote entries with the integrity from the registry, and no other scripts. The runtime of Module Federation may
 * spell an entry's URL differently from the registry.
 */
export function scriptHook(): ModuleFederationRuntimePlugin & {
  allow(entries: readonly RegistryEntry[]): void;
} {
  const integrity = new Map<string, string>();
  const asked = new Map<string, number>();
  return {
    name: 'vez-script-hook',
    allow: (entries) => entries.forEach(({ entry }) => integrity.set(whole(entry.url), entry.integrity)),
    createScript({ url }) {
      const script = document.createElement('script');
      script.async = true;
      script.crossOrigin = 'anonymous';
      const expected = integrity.get(whole(url));
      if (expected === undefined) throw new TypeError(`Not in the registry: ${url}`);
      script.integrity = expected;
      const retry = asked.get(url) ?? 0;
      asked.set(url, retry + 1);
      // The build's RetryQueryPlugin does the same for chunks, and explains why.
      script.src = policy.createScriptURL(retry === 0 ? url : `${url}?retry=${retry}`);
      return { script, timeout: GIVE_UP_MS };
    },
  };
}
