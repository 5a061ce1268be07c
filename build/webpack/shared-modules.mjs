import { realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/**
 * Finds packages as `shared` does, which is where they are declared. Both are beside each other in the workspace and as
 * packages; there the one may be a link.
 */
const sharedRequire = createRequire(
  realpathSync(fileURLToPath(new URL('../../shared/package.json', import.meta.url))),
);

/**
 * What exists once on the page, provided by `shell/src/remotes/shared-modules.ts`. `react-dom/client` and the JSX runtime are named
 * because sharing `react-dom` alone gives each remote a reconciler of its own. Router, query and
 * translation go through facades of ours: federation shares whole packages, and a facade is only what
 * we use of one.
 */
const PACKAGES = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', 'styled-components'];
const FACADES = ['@vez/shared/router', '@vez/shared/query', '@vez/shared/i18n'];

/** What remotes are built for; the shell says what it has in `shared/src/host/shared-modules.ts`. */
export const FACADE_RANGE = '^1.0.0';

/** All of it, by the names that sources import. */
export const sharedRequests = [...PACKAGES, ...FACADES];

const packageOf = (request) => request.split('/')[0];
const versionOf = (name) => sharedRequire(`${name}/package.json`).version;
const sameMajor = (version) => `^${version.split('.')[0]}.0.0`;

/** How a remote consumes them: it carries no copy. */
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
    FACADES.map((request) => [
      request,
      { import: false, singleton: true, requiredVersion: FACADE_RANGE, strictVersion: true },
    ]),
  ),
});
