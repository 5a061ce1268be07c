import type { RegistryEntry, RemoteRights } from '@vez/shared/contracts/client';
import { isNamed, mayBy, type May } from '@vez/shared/rights';
import { satisfies } from './contract-range';

/** The last version of the bridge at which a remote that says nothing had all rights. */
const BEFORE_RIGHTS = '1.4.0';

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
  const always = mayBy(undefined);
  const declared = mayBy(rights);
  return (kind, name) =>
    always(kind, name) ||
    ((mayAll || declared(kind, name)) && (limits[kind] === undefined || isNamed(limits[kind], name)));
}
