import { z } from 'zod';
import { Refusal } from '../../module-api/refusal';
import { emptyProfile, type Person } from './profile-from';

/** An id as number or as text: issuers differ. */
const officeId = z.coerce.number().int().min(1);
const claimsOfStaff = z.object({
  sub: z.string().min(1),
  name: z.string().default(''),
  /** The code of a department. */
  department: z.string(),
  /** Location ids; none for all offices of the department. */
  offices: z.array(officeId).default([]),
  role: z.enum(['clerk', 'receptionist', 'supervisor']),
});

/**
 * Converts the claims of the staff's issuer to a member of staff of a department.
 * @throws Refusal `loginFailed` if they name no known department or no role
 */
export function staffFrom(
  claims: Record<string, unknown>,
  issuer: string,
  departmentIdOf: (code: string) => number | undefined,
): Person {
  const read = claimsOfStaff.safeParse(claims);
  const departmentId = read.success ? departmentIdOf(read.data.department) : undefined;
  if (!read.success || departmentId === undefined) throw new Refusal('loginFailed');
  const { sub, name, offices, role } = read.data;
  return {
    ...emptyProfile,
    issuer,
    euid: sub,
    accountType: 'personal',
    name,
    staff: { role, departmentId, offices },
  };
}
