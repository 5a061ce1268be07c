interface PolicyFactory {
  createPolicy(name: string, rules: { createHTML(text: string): string }): unknown;
}

/** What Leaflet writes once while it loads, to learn whether this browser draws SVG. */
const LEAFLET_PROBE = '<svg/>';

// Leaflet takes no policy of its own; the default one lets its probe pass and empties everything else.
(window as Window & { trustedTypes?: PolicyFactory }).trustedTypes?.createPolicy('default', {
  createHTML: (text) => (text === LEAFLET_PROBE ? text : ''),
});
