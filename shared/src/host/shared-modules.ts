// Modules that exist once per page: remotes are built without those in `tools/build/webpack/shared-modules.mjs`.
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';
import * as styledComponents from 'styled-components';
import * as i18n from '@vez/shared/i18n';
import * as query from '@vez/shared/query';
import * as router from '@vez/shared/router';

/** Webpack, which builds remotes, treats a module without `__esModule` as CommonJS; other bundlers do not set it. */
const marked = (lib: object) => ('__esModule' in lib ? lib : { ...lib, __esModule: true });

function provided(lib: object, version: string) {
  const module = marked(lib);
  return {
    version,
    lib: () => module,
    shareConfig: { singleton: true, requiredVersion: `^${version}` },
  };
}

/**
 * The `shared` option for Module Federation's `init`, by the names that sources import. The versions of our own facades
 * are those in `tools/build/webpack/shared-modules.mjs`; a remote that was built for another range is not run.
 */
export const sharedModules = {
  react: provided(React, React.version),
  'react/jsx-runtime': provided(jsxRuntime, React.version),
  'react-dom': provided(reactDom, reactDom.version),
  'react-dom/client': provided(reactDomClient, reactDom.version),
  'styled-components': provided(styledComponents, styledComponents.version),
  '@vez/shared/router': provided(router, '1.1.0'),
  '@vez/shared/query': provided(query, '1.0.0'),
  '@vez/shared/i18n': provided(i18n, '1.0.0'),
};
