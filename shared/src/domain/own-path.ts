/**
 * A path of this site, else undefined; guards against open redirects.
 * Browsers read `//` and `/\` at the start as another host.
 */
export const ownPath = (text: string | null): string | undefined =>
  text !== null && /^\/(?![/\\])/.test(text) ? text : undefined;
