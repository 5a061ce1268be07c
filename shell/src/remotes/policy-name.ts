/** Names of Trusted Types policies that a page allows, see `server/src/site/page-policy.ts`. */
const OURS = ['vez-shell', 'vez-loader', 'vez-inert'];

interface Factory {
  createPolicy(name: string, rules: object): object;
}

/** Remotes that were built before they shared one name have one each, and no page lists them all. */
export function sharePolicyName(factory: Factory | undefined): void {
  if (factory === undefined) return;
  const create = factory.createPolicy.bind(factory);
  const named = (name: string, rules: object) =>
    create(name.startsWith('vez-') && !OURS.includes(name) ? 'vez-remote' : name, rules);
  try {
    Object.defineProperty(factory, 'createPolicy', { value: named });
  } catch {
    // A browser that lets nobody do so loads only remotes that were built since.
  }
}
