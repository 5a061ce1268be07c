import { createRequire } from 'node:module';
import { BROWSER_FLOOR } from './browser-floor.mjs';

const require = createRequire(import.meta.url);

const swc = ({ parser, plugins = [] }) => ({
  loader: require.resolve('swc-loader'),
  options: {
    swcrc: false,
    configFile: false,
    env: { targets: BROWSER_FLOOR, bugfixes: true },
    jsc: {
      parser,
      externalHelpers: false,
      // Production JSX in development too: a development remote may run in a production shell, whose React lacks the
      // development JSX runtime.
      transform: { react: { runtime: 'automatic', development: false } },
      experimental: { plugins },
    },
    sourceMaps: true,
  },
});

const OWN_PACKAGES = /node_modules[\\/]@vez[\\/]/;

/**
 * The rules for our sources and for packages.
 * @param {{ namespace: string, development: boolean }} options `namespace` separates the class names of remotes, which
 *   share one copy of styled-components.
 */
export function compileRules({ namespace, development }) {
  const styled = [
    require.resolve('@swc/plugin-styled-components'),
    { namespace, displayName: development, fileName: development, ssr: true, pure: true, cssProp: false },
  ];
  return [
    {
      test: /\.tsx?$/,
      exclude: /node_modules/,
      use: swc({ parser: { syntax: 'typescript', tsx: true }, plugins: [styled] }),
    },
    {
      // Our packages, in a repository outside the workspace.
      test: /\.js$/,
      include: OWN_PACKAGES,
      resolve: { fullySpecified: false },
      type: 'javascript/auto',
      use: swc({ parser: { syntax: 'ecmascript' }, plugins: [styled] }),
    },
    {
      test: /\.m?js$/,
      include: /node_modules/,
      exclude: [OWN_PACKAGES, /node_modules[\\/](?:@swc|core-js|webpack)[\\/]/],
      resolve: { fullySpecified: false },
      // Packages mix scripts and modules, so the type is detected for each file.
      type: 'javascript/auto',
      use: swc({ parser: { syntax: 'ecmascript' } }),
    },
    { test: /\.svg$/, type: 'asset/resource' },
  ];
}
