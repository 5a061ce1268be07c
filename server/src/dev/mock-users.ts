import type { FastifyInstance } from 'fastify';
import { profileFrom, staffFrom, type Person, type Sessions } from '../modules/identity';
import { setSessionCookie } from '../http/session-cookie';
import { PEOPLE } from './people';
import { simulatedCitizen, simulatedStaff } from './simulated-city/people';
import { STAFF_PEOPLE } from './staff-people';

/** The development providers, and the departments of the city by their codes. */
export interface MockIssuers {
  people: string;
  staff: string;
  departmentIdOf(code: string): number | undefined;
}

/**
 * `mock=NAME` at the end of a page's address logs that invented person in as its development provider would, and is
 * removed from the address (NAV-39, decision 26). Production never calls this, and no browser code knows it.
 */
export function mockUsers(
  app: FastifyInstance,
  sessions: Pick<Sessions, 'open'>,
  issuers: MockIssuers,
): void {
  function personCalled(sub: string): Person | undefined {
    if (Object.hasOwn(PEOPLE, sub)) {
      const { claims, type } = PEOPLE[sub]!;
      return profileFrom({ sub, ...claims }, type, issuers.people);
    }
    const citizen = simulatedCitizen(sub);
    if (citizen !== undefined) return profileFrom({ sub, ...citizen }, 'personal', issuers.people);
    const claims = Object.hasOwn(STAFF_PEOPLE, sub) ? STAFF_PEOPLE[sub]!.claims : simulatedStaff(sub);
    return claims && staffFrom({ sub, ...claims }, issuers.staff, issuers.departmentIdOf);
  }

  app.addHook('onRequest', async (request, reply) => {
    const address = new URL(request.url, 'http://localhost');
    if (request.method !== 'GET' || /^\/(api|assets|dev)\//.test(request.url)) return;
    const profile = personCalled(address.searchParams.get('mock') ?? '');
    if (profile === undefined) return;
    const { cookie } = await sessions.open({ ...profile, ribbonEnv: 'development' });
    address.searchParams.delete('mock');
    return setSessionCookie(reply, cookie).redirect(`${address.pathname}${address.search}`);
  });
}
