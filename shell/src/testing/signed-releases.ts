import type { Registry } from '@vez/shared/contracts/client';
import type { SignedReleases } from '@vez/shared/releases';

/** The releases that a page carries; a test build has no key, and verifies no signature. */
export function signedReleases(
  { deployment, remotes }: Pick<Registry, 'deployment' | 'remotes'>,
  sequence = 1,
): SignedReleases {
  const rest = { after: null, act: 'publish', version: 1, deployments: null, details: '' } as const;
  return {
    deployment,
    releases: remotes.map((entry) => ({
      deed: {
        deed: { remote: entry.name, version: 1, team: entry.owner, paths: entry.routes, keys: [] },
        signature: '',
      },
      order: { remote: entry.name, sequence, ...rest, entry },
      signature: '',
    })),
  };
}
