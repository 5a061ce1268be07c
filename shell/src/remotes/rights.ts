import type { RegistryEntry, RemoteRights, RightKind } from '@vez/shared/contracts/client';
import { satisfies } from './contract-range';

/** What every remote needs: to drop a person's data, and to say that a file of it is missing. */
const BASIC: RemoteRights = { listens: ['session/changed'], publishes: ['screen/unreachable'] };
/** The last version of the bridge at which a remote that says nothing had all rights. */
const BEFORE_RIGHTS = '1.4.0';

const names = (list: readonly string[] | undefined, name: string): boolean =>
  (list ?? []).some((one) => one === name || (one.endsWith('*') && name.startsWith(one.slice(0, -1))));

export type May = (kind: RightKind, name: string) => boolean;

/**
 * Whether a remote may do something: as its `remote.json` says, which its team has signed, and within what the operator
 * allows it in this deployment. A remote that was built for a bridge without rights, and says nothing of them, may all.
 * @param limits of the deployment; a kind that is missing there is not limited
 */
export function rightsOf(
  { rights, contract }: Pick<RegistryEntry, 'rights' | 'contract'>,
  limits: RemoteRights = {},
): May {
  const mayAll = rights === undefined && satisfies(BEFORE_RIGHTS, contract);
  return (kind, name) =>
    names(BASIC[kind], name) ||
    ((mayAll || names(rights?.[kind], name)) && (limits[kind] === undefined || names(limits[kind], name)));
}
