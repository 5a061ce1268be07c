/** A path of this site, and nothing that leads elsewhere; undefined for anything else. */
export const ownPath = (text: string | null): string | undefined =>
  text !== null && /^\/(?![/\\])/.test(text) ? text : undefined;
