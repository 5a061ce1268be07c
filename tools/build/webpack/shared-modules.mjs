import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { SHARED } from './shared-folder.mjs';

/** Resolves packages from `shared`, which declares them. */
const sharedRequire = createRequire(join(SHARED, 'package.json'));

/**
 * Modules that exist once on the page, provided by `shell/src/remotes/shared-modules.ts`. `react-dom/client` and the
 * JSX runtime are listed because sharing only `react-dom` would give each remote its own reconciler. Federation shares
 * whole packages, so facades expose only the parts of router, query and translation that we use.
 */
const PACKAGES = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', 'styled-components'];
/**
 * Our facades by name, with version and exports. `tools/scripts/facades.mjs` writes them: an addition raises the minor
 * version, a removal the major one. A remote runs only in a shell that has what it was built with.
 */
export const FACADES = JSON.parse(readFileSync(new URL('./facades.json', import.meta.url), 'utf8'));

/** All shared modules, by the names that sources import. */
export const sharedRequests = [...PACKAGES, ...Object.keys(FACADES)];

const packageOf = (request) => request.split('/')[0];
const versionOf = (name) => sharedRequire(`${name}/package.json`).version;
const sameMajor = (version) => `^${version.split('.')[0]}.0.0`;

/** The settings of a remote, which bundles no copy. */
export const sharedModules = () => ({
  ...Object.fromEntries(
    PACKAGES.map((request) => [
      request,
      {
        import: false,
        singleton: true,
        requiredVersion: sameMajor(versionOf(packageOf(request))),
        strictVersion: true,
      },
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(FACADES).map(([request, { version }]) => [
      request,
      { import: false, singleton: true, requiredVersion: `^${version}`, strictVersion: true },
    ]),
  ),
});
