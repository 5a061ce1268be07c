import type { FastifyInstance } from 'fastify';
import { profileFrom, type Sessions } from '../modules/identity';
import { setSessionCookie } from '../http/session-cookie';
import { PEOPLE } from './people';

/**
 * `mock=NAME` at the end of a page's address logs that invented person in, and leaves the address (NAV-39,
 * decision 26), as if the development provider `issuer` had. A production host never calls this, and no browser code knows of it.
 */
export function mockUsers(app: FastifyInstance, sessions: Pick<Sessions, 'open'>, issuer: string): void {
  app.addHook('onRequest', async (request, reply) => {
    const address = new URL(request.url, 'http://localhost');
    const person = PEOPLE[address.searchParams.get('mock') ?? ''];
    if (request.method !== 'GET' || person === undefined || /^\/(api|assets|dev)\//.test(request.url)) return;
    const sub = address.searchParams.get('mock')!;
    const profile = profileFrom({ sub, ...person.claims }, person.type, issuer);
    const { cookie } = await sessions.open({ ...profile, ribbonEnv: 'development' });
    address.searchParams.delete('mock');
    return setSessionCookie(reply, cookie).redirect(`${address.pathname}${address.search}`);
  });
}
