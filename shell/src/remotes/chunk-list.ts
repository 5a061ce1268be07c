/** Scripts that were loading when their release was replaced. */
const late = new WeakSet<Element>();

const isLate = () => document.currentScript !== null && late.has(document.currentScript);

/**
 * Gives the next release of a remote an empty list of chunks. Webpack names the list after the remote, and chunks of
 * two releases have the same numbers, so a late chunk would become part of the wrong release.
 * @param container the name of the remote in its own build, `mfeQueue`
 */
export function renewChunkList(remote: string, container: string): void {
  document.querySelectorAll(`script[src*="/assets/${remote}/"]`).forEach((script) => late.add(script));
  let list: unknown;
  Object.defineProperty(globalThis, `webpackChunk${container}`, {
    configurable: true,
    get: () => (isLate() ? [] : list),
    set(next: unknown) {
      if (!isLate()) list = next;
    },
  });
}
