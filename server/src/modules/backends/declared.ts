import { ordersInService } from '../releases';
import type { SiteReleases } from '../../registry/site-releases';

/** The requests of a remote's `remote.json`. */
export interface DeclaredBackend {
  mobile: boolean;
}

/** The remotes that declare a backend in a release in service. */
export function createDeclared({ union, look }: Pick<SiteReleases, 'union' | 'look'>) {
  let revision = -1;
  let declared = new Map<string, DeclaredBackend>();

  function read() {
    declared = new Map();
    for (const { current } of ordersInService(union.log)) {
      const { remote, entry } = current.order;
      if (entry?.backend === undefined) continue;
      const before = declared.get(remote)?.mobile === true;
      declared.set(remote, { mobile: before || entry.backend.mobile === true });
    }
    revision = union.revision;
  }

  return (remote: string): DeclaredBackend | undefined => {
    // The folder may have gained it since the last look.
    if (!declared.has(remote)) look();
    if (revision !== union.revision) read();
    return declared.get(remote);
  };
}
