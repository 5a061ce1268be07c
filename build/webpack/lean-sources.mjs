import { LEAN_I18NEXT } from './lean-i18next.mjs';
import { LEAN_REACT_DOM } from './lean-react-dom.mjs';
import { LEAN_STYLED } from './lean-styled.mjs';

/** React Router in a page without loaders, actions and server components. */
const LEAN_ROUTER = {
  package: 'react-router',
  file: /[\\/]react-router[\\/]dist[\\/]production[\\/]chunk-7RTFRKQW\.mjs$/,
  blocks: {
    'function useNavigate() {': 'return useNavigateUnstable();',
    'function DefaultErrorComponent() {': 'return null;',
    'function warning(cond, message) {': '',
  },
  texts: [
    // Made by calls at the top, which a minifier must keep: marked as pure, those that nobody uses go.
    [/^(var \w+ = )(?=React\d*\.(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ '],
    [/^\w+\.displayName = "\w+";$/gm, ''],
    ['RenderErrorBoundary.contextType = RSCRouterContext;', ''],
    ['let dataRouterState = dataRouterOpts?.state;', 'const dataRouterState = void 0;'],
  ],
};

/** single-spa without parcels of applications, unloading, jQuery and its developer tools. */
const LEAN_SINGLE_SPA = {
  package: 'single-spa',
  file: /[\\/]single-spa[\\/]lib[\\/]es2015[\\/]esm[\\/]single-spa\.min\.js$/,
  texts: [
    [
      /^var t=Object\.freeze\(\{__proto__:null,.*?\}\),e=.*?,n=function\(\)\{.*?\}\(\)\?e:.*?,n\};/m,
      'var t={},n=CustomEvent;',
    ],
    [/X&&\(window\.singleSpaNavigate\?.*?:window\.singleSpaNavigate=tt\);/, ''],
    [',mountParcel:W.bind(e)', ''],
    ['X&&(ft(),Lt())', 'Lt()'],
    ['e=e.map((t=>"function"==typeof t?t:Dt(t))),', ''],
    [/X&&window\.__SINGLE_SPA_DEVTOOLS__&&\(.*?\);/, ''],
  ],
};

/** @type {import('./cut-source.mjs').Cuts[]} What the shell's packages carry and no page of ours runs. */
export const LEAN_SOURCES = [LEAN_REACT_DOM, LEAN_I18NEXT, LEAN_ROUTER, LEAN_SINGLE_SPA, LEAN_STYLED];
