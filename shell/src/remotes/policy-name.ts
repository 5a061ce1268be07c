/** Names of Trusted Types policies that a page allows, see `server/src/site/page-policy.ts`. */
const OURS = ['vez-shell', 'vez-loader', 'vez-inert'];

interface Factory {
  createPolicy(name: string, rules: object): object;
}

/** Maps the policy names of older remotes, each of which has its own, to the one name that pages allow. */
export function sharePolicyName(factory: Factory | undefined): void {
  if (factory === undefined) return;
  const create = factory.createPolicy.bind(factory);
  const named = (name: string, rules: object) =>
    create(name.startsWith('vez-') && !OURS.includes(name) ? 'vez-remote' : name, rules);
  try {
    Object.defineProperty(factory, 'createPolicy', { value: named });
  } catch {
    // A browser that forbids the change loads only remotes with the shared name.
  }
}
