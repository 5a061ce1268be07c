// React's renderer without two features of 19.3 that no browser of the floor has or no screen uses: view transitions are
// skipped, as in a browser without them, and a fragment's ref has no methods. An error does not name the components above
// it, whose names are short letters in production, and hints to fetch something do nothing. Saves 6 KB of brotli on every
// first visit.
const TRANSITIONS = [
  'trackEnterViewTransitions',
  'pushViewTransitionCancelableScope',
  'applyViewTransitionToHostInstances',
  'applyViewTransitionToHostInstancesRecursive',
  'restoreViewTransitionOnHostInstances',
  'commitAppearingPairViewTransitions',
  'commitEnterViewTransitions',
  'commitDeletedPairViewTransitions',
  'commitExitViewTransitions',
  'commitNestedViewTransitions',
  'restorePairedViewTransitions',
  'restoreEnterOrExitViewTransitions',
  'restoreNestedViewTransitions',
  'measureViewTransitionHostInstancesRecursive',
  'measureNestedViewTransitions',
  'recursivelyTraverseAfterMutationEffects',
  'commitAfterMutationEffectsOnFiber',
  'scheduleViewTransitionEvent',
  'reportViewTransitionError',
  'applyViewTransitionName',
  'restoreViewTransitionName',
  'createMeasurement',
  'measureInstance',
  'startViewTransition',
  'ViewTransitionPseudoElement',
];
const TRANSITION_METHODS = ['animate', 'getAnimations', 'getComputedStyle'];

const FRAGMENT_METHODS = [
  'addEventListener',
  'removeEventListener',
  'dispatchEvent',
  'focus',
  'focusLast',
  'blur',
  'observeUsing',
  'unobserveUsing',
  'getClientRects',
  'getRootNode',
  'compareDocumentPosition',
  'scrollIntoView',
];
const CHILDREN_OF_FRAGMENTS = ['commitNewChildToFragmentInstance', 'deleteChildFromFragmentInstance'];

/** What a page asks for ahead stands in its head. */
const HINTS = ['preload', 'preloadModule', 'preconnectAs', 'prefetchDNS', 'preconnect'];

const emptied = (names) => Object.fromEntries(names.map((name) => [`function ${name}(`, '']));

/** @type {import('./cut-source.mjs').Cuts} */
export const LEAN_REACT_DOM = {
  package: 'react-dom',
  file: /[\\/]react-dom[\\/]cjs[\\/]react-dom-client\.production\.js$/,
  blocks: {
    ...emptied([...TRANSITIONS, ...CHILDREN_OF_FRAGMENTS, ...HINTS]),
    'function getViewTransitionClassName(': 'return "none";',
    'function createViewTransitionInstance(': 'return { name };',
    'function getStackByFiberInDevAndProd(': 'return "";',
  },
  gone: [
    ...TRANSITION_METHODS.map((name) => `ViewTransitionPseudoElement.prototype.${name} = function (`),
    ...FRAGMENT_METHODS.map((name) => `FragmentInstance.prototype.${name} = function (`),
  ],
};
