import type { RegistryEntry } from '@vez/shared/contracts';

/** `mfe-queue` -> `mfeQueue`, the global variable of its container. */
const containerOf = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * `mf-manifest.json` of a published remote, in the format that hosts and browser tools of Module Federation read
 * (`Manifest` of `@module-federation/sdk`). Addresses begin at the site's root.
 */
export function federationManifest({ name, contract, entry }: RegistryEntry) {
  const container = containerOf(name);
  const file = entry.url.slice(entry.url.lastIndexOf('/') + 1);
  const build = /\.([0-9a-f]{6,})\.js$/.exec(file)?.[1] ?? file;
  const none = { sync: [], async: [] };
  return {
    id: container,
    name: container,
    metaData: {
      name: container,
      type: 'app',
      buildInfo: { buildVersion: build, buildName: name },
      remoteEntry: { name: file, path: '', type: 'global' },
      types: { path: '', name: '', api: '', zip: '' },
      globalName: container,
      pluginVersion: contract,
      publicPath: entry.url.slice(0, -file.length),
    },
    // The shell provides shared modules.
    shared: [],
    remotes: [],
    // The entry loads the file of this module.
    exposes: [{ id: `${container}:mount`, name: 'mount', path: './mount', assets: { js: none, css: none } }],
  };
}
