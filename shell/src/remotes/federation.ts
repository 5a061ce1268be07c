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

/** One function for each remote, because calls of `retryImport` with the same function share requests. */
const loaders = new Map<string, () => Promise<RemoteModule | null>>();

function loaderOf(name: string): () => Promise<RemoteModule | null> {
  const loader = loaders.get(name) ?? (() => load<RemoteModule>(`${containerName(name)}/mount`));
  loaders.set(name, loader);
  return loader;
}

/** Fetches a remote once for all callers; after a failure, or beside a request that hangs, the next call tries again. */
export async function loadRemote(name: string): Promise<RemoteModule> {
  const module = await retryImport(loaderOf(name));
  if (module === null) throw new Error(`${name} exposes no mount`);
  return module;
}

/** Replaces the release of a remote: the next call of `loadRemote` loads the new one. */
export function replaceRemote(entry: RegistryEntry): void {
  loaders.delete(entry.name);
  renewChunkList(entry.name, containerName(entry.name));
  registerRemotes([entry]);
}
