import type { CallDefinition } from '@vez/shared/contracts';
import type { CallerIdentity } from '../module-api/module';
import { Forbidden, Unauthorized } from '../module-api/refusal';

/**
 * Checks that the caller may make the call. A counter system, a team, staff and devices stand for nobody: they have no
 * tickets, and no call of citizens is open to them. Of staff and devices the role decides.
 * @throws Unauthorized, Forbidden
 */
export function checkCaller(
  { caller: needed, roles, staffOnly }: CallDefinition,
  caller: CallerIdentity,
): void {
  if (needed === 'anyone') return;
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

/** Whose data it is comes from the token. @throws Forbidden for somebody else's `euid` (decision 27) */
export function checkEuid(caller: CallerIdentity, ...parts: unknown[]): void {
  for (const part of parts) {
    const euid = (part as { euid?: string } | undefined)?.euid;
    if (euid !== undefined && euid !== '' && euid !== caller.euid) throw new Forbidden();
  }
}
