// The shell's only use of Module Federation. `tools/bench/page/webpack.config.mjs` replaces this module.
import {
  init,
  loadRemote as load,
  registerPlugins,
  registerRemotes as register,
} from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime/core';
import { retryImport } from '@vez/shared/chunks';
import type { RegistryEntry, RemoteModule } from '@vez/shared/contracts/client';
import { renewChunkList } from './chunk-list';
import { scriptHook } from './script-hook';
import { sharedModules } from './shared-modules';

// Remotes are built without a runtime (`externalRuntime`), and find the shell's here.
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });
// Federation's own plugin would also provide the shared modules, but adds 5 KB of brotli.
init({ name: 'vezShell', remotes: [], shared: sharedModules, shareStrategy: 'loaded-first' });

/** `mfe-catalogue` -> `mfeCatalogue`, the global variable of its container. */
const containerName = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const scripts = scriptHook();
registerPlugins([scripts]);

export function registerRemotes(entries: readonly RegistryEntry[]): void {
  scripts.allow(entries);
  register(
    entries.map(({ name, entry }) => ({ name: containerName(name), entry: entry.url, type: 'global' })),
    // A later registry replaces the entry of a remote.
    { force: true },
  );
}

const loading = new Map<string, Promise<RemoteModule>>();

async function fetchRemote(name: string): Promise<RemoteModule> {
  const module = await retryImport(() => load<RemoteModule>(`${containerName(name)}/mount`));
  if (module === null) throw new Error(`${name} exposes no mount`);
  return module;
}

/** Fetches a remote once for all callers; after a failure the next call tries again. */
export function loadRemote(name: string): Promise<RemoteModule> {
  const before = loading.get(name);
  if (before !== undefined) return before;
  const module = fetchRemote(name).finally(() => {
    if (loading.get(name) === module) loading.delete(name);
  });
  loading.set(name, module);
  return module;
}

/** Replaces the release of a remote: the next call of `loadRemote` loads the new one. */
export function replaceRemote(entry: RegistryEntry): void {
  loading.delete(entry.name);
  renewChunkList(entry.name, containerName(entry.name));
  registerRemotes([entry]);
}
