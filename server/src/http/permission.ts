import type { CallDefinition } from '@vez/shared/contracts';
import type { CallerIdentity } from '../module-api/module';
import { Forbidden, Unauthorized } from '../module-api/refusal';

/**
 * Checks that the caller may make the call. Counter systems, teams, staff and devices represent no citizen: they
 * have no tickets, and no call of citizens is open to them. For staff and devices the role decides. Only calls with
 * `byLink` have `caller.linked`.
 * @throws Unauthorized, Forbidden
 */
export function checkCaller(
  { caller: needed, roles, staffOnly }: CallDefinition,
  caller: CallerIdentity,
): void {
  if (needed === 'anyone') return;
  if (caller.linked !== undefined) return;
  if (caller.kind === 'anonymous') throw new Unauthorized();
  if (caller.staff !== undefined) {
    if (roles?.includes(caller.staff.role) !== true) throw new Forbidden();
    return;
  }
  if (staffOnly) throw new Forbidden();
  for (const kind of ['service', 'team'] as const) {
    if ((needed === kind) !== (caller.kind === kind)) throw new Forbidden();
  }
  if (needed === 'euid' && caller.euid === undefined) throw new Forbidden();
}

/** The token decides whose data is used. @throws Forbidden for another person's `euid` (decision 27) */
export function checkEuid(caller: CallerIdentity, ...parts: unknown[]): void {
  for (const part of parts) {
    const euid = (part as { euid?: string } | undefined)?.euid;
    if (euid !== undefined && euid !== '' && euid !== caller.euid) throw new Forbidden();
  }
}
