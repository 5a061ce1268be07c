/**
 * A path of this site, and undefined for anything else, so that nobody is led elsewhere by an address that others wrote.
 * Browsers read `//` and `/\` at the start as another host.
 */
export const ownPath = (text: string | null): string | undefined =>
  text !== null && /^\/(?![/\\])/.test(text) ? text : undefined;
