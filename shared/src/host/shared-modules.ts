// What exists once on a page: remotes are built without it, by the list of `build/webpack/shared-modules.mjs`.
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';
import * as styledComponents from 'styled-components';
import * as i18n from '@vez/shared/i18n';
import * as query from '@vez/shared/query';
import * as router from '@vez/shared/router';

/**
 * Of our facades: a first figure more where something is taken away, a second where something is added. Remotes are built
 * for the range in `build/webpack/shared-modules.mjs`; one that is built for another is not run.
 */
const FACADE = '1.0.0';

/** Remotes are built by webpack, and take a module without its mark for one of CommonJS; other bundlers set none. */
const marked = (lib: object) => ('__esModule' in lib ? lib : { ...lib, __esModule: true });

function provided(lib: object, version: string) {
  const module = marked(lib);
  return {
    version,
    lib: () => module,
    shareConfig: { singleton: true, requiredVersion: `^${version}` },
  };
}

/** By the names that sources import: what `init` of Module Federation takes as `shared`. */
export const sharedModules = {
  react: provided(React, React.version),
  'react/jsx-runtime': provided(jsxRuntime, React.version),
  'react-dom': provided(reactDom, reactDom.version),
  'react-dom/client': provided(reactDomClient, reactDom.version),
  'styled-components': provided(styledComponents, styledComponents.version),
  '@vez/shared/router': provided(router, FACADE),
  '@vez/shared/query': provided(query, FACADE),
  '@vez/shared/i18n': provided(i18n, FACADE),
};
