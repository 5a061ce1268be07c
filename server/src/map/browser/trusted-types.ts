interface PolicyFactory {
  createPolicy(name: string, rules: { createHTML(text: string): string }): unknown;
}

/** Leaflet writes this once while it loads, to test whether the browser draws SVG. */
const LEAFLET_PROBE = '<svg/>';

// Leaflet accepts no policy of its own; the default one passes its probe and empties everything else.
(window as Window & { trustedTypes?: PolicyFactory }).trustedTypes?.createPolicy('default', {
  createHTML: (text) => (text === LEAFLET_PROBE ? text : ''),
});
