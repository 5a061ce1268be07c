import type { RegistryEntry, RemoteRights } from '@vez/shared/contracts/client';
import { isNamed, mayBy, type May } from '@vez/shared/rights';
import { satisfies } from './contract-range';

/** The last version of the bridge that grants all rights to a remote that declares none. */
const BEFORE_RIGHTS = '1.4.0';

/**
 * Returns a check of a remote's rights: those that its `remote.json`, signed by its team, declares, within the
 * operator's limits for this deployment. A remote that was built for a bridge without rights and declares none has all.
 * @param limits of the deployment; a missing kind is not limited
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
