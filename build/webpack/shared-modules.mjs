import { createRequire } from 'node:module';

const fromHere = createRequire(import.meta.url);
/** Finds packages as `shared` does, which is where they are declared. */
export const sharedRequire = createRequire(new URL('../../shared/package.json', import.meta.url));

/**
 * What exists once on the page, provided by the shell. `react-dom/client` and the JSX runtime are named
 * because sharing `react-dom` alone gives each remote a reconciler of its own. Router, query and
 * translation go through facades of ours: federation shares whole packages, and a facade is only what
 * we use of one.
 */
const PACKAGES = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', 'styled-components'];
const FACADES = ['@vez/shared/router', '@vez/shared/query', '@vez/shared/i18n'];

/** All of it, by the names that sources import. */
export const sharedRequests = [...PACKAGES, ...FACADES];

const packageOf = (request) => request.split('/')[0];
const versionOf = (name) => sharedRequire(`${name}/package.json`).version;
const sameMajor = (version) => `^${version.split('.')[0]}.0.0`;

/** @param {'provide' | 'consume'} role the shell provides, a remote consumes and carries no copy */
export function sharedModules(role) {
  const own = role === 'provide' ? { eager: true } : { import: false };
  const packages = PACKAGES.map((request) => {
    const version = versionOf(packageOf(request));
    return [
      request,
      {
        ...own,
        singleton: true,
        requiredVersion: sameMajor(version),
        strictVersion: role === 'consume',
        ...(role === 'provide' ? { version } : {}),
      },
    ];
  });
  const facades = FACADES.map((request) => [
    request,
    { ...own, singleton: true, requiredVersion: false, ...(role === 'provide' ? { version: '1.0.0' } : {}) },
  ]);
  return Object.fromEntries([...packages, ...facades]);
}

export const runtimeCorePlugin = fromHere.resolve('./publish-runtime-core.mjs');
