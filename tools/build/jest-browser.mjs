// The browser of unit tests: jsdom with the platform's own fetch, streams and structuredClone. Queries by role compute
// many styles, which is slow in jsdom. This environment skips rules that cannot match an element, and caches computed
// styles until the page changes.
import { createRequire } from 'node:module';
import { keysOf } from './jest-selector-keys.mjs';

const require = createRequire(import.meta.url);
const jsdomRequire = createRequire(require.resolve('jest-environment-jsdom'));
// Loaded and patched before the rest of jsdom, which copies its exports.
const selectors = jsdomRequire('jsdom/lib/jsdom/living/helpers/selectors.js');
const { implForWrapper } = jsdomRequire('jsdom/lib/jsdom/living/generated/utils.js');

const keysOfSelectors = new Map();
const classesOf = new WeakMap();

function hasClasses(element, wanted) {
  const value = element.getAttributeNS(null, 'class') ?? '';
  let known = classesOf.get(element);
  if (known?.value !== value) {
    known = { value, names: new Set(value.split(/\s+/)) };
    classesOf.set(element, known);
  }
  return wanted.every((name) => known.names.has(name));
}

function canMatch(element, selector) {
  if (!keysOfSelectors.has(selector)) keysOfSelectors.set(selector, keysOf(selector));
  return keysOfSelectors
    .get(selector)
    .some(
      ({ tag, classes }) =>
        (tag === undefined || tag === element._localName.toLowerCase()) &&
        (classes.length === 0 || hasClasses(element, classes)),
    );
}

const { matchesDontThrow } = selectors;
selectors.matchesDontThrow = (element, selector) =>
  (typeof selector !== 'string' || canMatch(element, selector)) && matchesDontThrow(element, selector);

export default class Browser extends require('jest-fixed-jsdom') {
  constructor(...given) {
    super(...given);
    const { getComputedStyle } = this.global;
    /** Keyed by the style cache that jsdom replaces when the page changes. */
    const kept = new WeakMap();
    const keptOf = ({ _styleCache: page }) => {
      if (page && !kept.has(page)) kept.set(page, new WeakMap());
      return kept.get(page);
    };
    this.global.getComputedStyle = (wrapper, ...pseudo) => {
      const element = pseudo[0] ? undefined : implForWrapper(wrapper);
      const page = element?._ownerDocument;
      if (!page) return getComputedStyle(wrapper, ...pseudo);
      const style = keptOf(page)?.get(element) ?? getComputedStyle(wrapper);
      keptOf(page)?.set(element, style);
      return style;
    };
  }
}
