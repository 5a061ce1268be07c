import { randomUUID } from 'node:crypto';
import type { CallDefinition, UserKind } from '@vez/shared/contracts';
import { STAFF_ROLES, type StaffRole } from '@vez/shared/domain';
import type { TestCaller, TestServer } from '../test-server';

/** All kinds of callers: five kinds of people, a department's counter system, and its staff and devices. */
export const KINDS = [
  'anonymous',
  'phone',
  'personal',
  'corporate',
  'superApp',
  'service',
  ...STAFF_ROLES,
] as const;
export type Kind = UserKind | 'service' | StaffRole;
const isStaff = (kind: Kind): kind is StaffRole => (STAFF_ROLES as readonly Kind[]).includes(kind);

/** Who can have tickets, favourites and a number of their own. */
export const OWNERS: readonly Kind[] = ['phone', 'personal', 'corporate', 'superApp'];
const HAS_EUID: readonly Kind[] = ['personal', 'corporate', 'superApp'];

/** A new caller of a kind. */
export async function callerOf(city: TestServer, kind: Kind): Promise<TestCaller> {
  if (kind === 'anonymous') return city.anonymous;
  if (kind === 'service') return city.counterSystem;
  if (isStaff(kind)) return city.staff({ role: kind });
  return kind === 'phone' ? city.citizen() : city.accountHolder(undefined, kind);
}

interface Poser {
  owner(city: TestServer): Promise<TestCaller>;
  pose(city: TestServer, owner: TestCaller): Promise<TestCaller>;
}

/** Callers who pose as another person: by a number without proof, or by the same subject at another issuer. */
export const POSERS: Record<string, Poser> = {
  'a company with the contact phone of another': {
    owner: (city) => city.citizen(),
    pose: (city, { mobile: { area, number } }) =>
      city.logIn({ accountType: 'corporate', euid: randomUUID(), mobArea: area, contactPhone: number }),
  },
  'a person with a phone that is not verified': {
    owner: (city) => city.citizen(),
    pose: (city, { mobile: { area, number } }) =>
      city.logIn({ euid: randomUUID(), mobArea: area, contactPhone: number }),
  },
  'the same subject at another issuer': {
    owner: (city) => city.accountHolder(),
    pose: (city, { euid }) => city.logIn({ euid: euid!, issuer: 'https://another.example' }),
  },
};

/** The refusal before any object is considered; undefined if the caller may proceed. */
export function turnedAway(
  { caller: needed, roles = [], staffOnly }: Pick<CallDefinition, 'caller' | 'roles' | 'staffOnly'>,
  kind: Kind,
): 401 | 403 | undefined {
  if (needed === 'anyone') return undefined;
  if (kind === 'anonymous') return 401;
  if (isStaff(kind)) return roles.includes(kind) ? undefined : 403;
  if (needed === 'team' || staffOnly) return 403;
  if (needed === 'service') return kind === 'service' ? undefined : 403;
  if (needed === 'euid') return HAS_EUID.includes(kind) ? undefined : 403;
  return kind === 'service' ? 403 : undefined;
}
