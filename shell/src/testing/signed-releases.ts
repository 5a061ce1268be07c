import type { Registry } from '@vez/shared/contracts/client';
import type { SignedReleases } from '@vez/shared/releases';

/** What a page carries of these remotes; a build for tests has no key, and asks for no signature. */
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
