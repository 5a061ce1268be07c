import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { Provider, type ClientMetadata } from 'oidc-provider';
import { loginPath, serveLogin, type KnownPeople } from './login-pages';
import { PEOPLE } from './people';
import { STAFF_NAMES, STAFF_PEOPLE } from './staff-people';

const CLAIMS = [
  'name',
  'name_cn',
  'phone_number',
  'phone_number_verified',
  'identity_no',
  'identity_type',
  'birthdate',
  'department',
  'offices',
  'role',
];

export interface IdentityProvider {
  issuer: string;
  stop(): Promise<void>;
}

/**
 * A real OpenID provider for development. It accepts any password and the names of `PEOPLE`, and requires PKCE.
 * @param redirectUris the addresses that it sends people back to
 */
export const startIdentityProvider = (clientId: string, ...redirectUris: string[]) =>
  startProviderOf({ people: PEOPLE }, clientId, redirectUris);

/** The same for people who work for departments, as a separate issuer. */
export const startStaffProvider = (clientId: string, ...redirectUris: string[]) =>
  startProviderOf({ people: STAFF_PEOPLE, names: STAFF_NAMES }, clientId, redirectUris);

async function startProviderOf(
  known: KnownPeople,
  clientId: string,
  redirectUris: string[],
): Promise<IdentityProvider> {
  const http: Server = createServer();
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const issuer = `http://localhost:${(http.address() as { port: number }).port}`;
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const client: ClientMetadata = {
    client_id: clientId,
    redirect_uris: redirectUris,
    token_endpoint_auth_method: 'none',
    grant_types: ['authorization_code'],
    response_types: ['code'],
  };
  const provider = new Provider(issuer, {
    clients: [client],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] },
    cookies: { keys: [randomBytes(32).toString('hex')] },
    pkce: { required: () => true },
    claims: { openid: ['sub'], profile: CLAIMS },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => loginPath(uid) },
    findAccount: (_context, accountId) => {
      const person = known.people[accountId];
      if (person === undefined) return undefined;
      return { accountId, claims: async () => ({ sub: accountId, ...person.claims }) };
    },
  });
  const answer = provider.callback();
  http.on('request', (request, response) => {
    serveLogin(provider, known, request, response)
      .then(async (isServed) => {
        if (!isServed) await answer(request, response);
      })
      .catch(() => response.destroy());
  });
  return {
    issuer,
    async stop() {
      http.closeAllConnections();
      http.close();
      await once(http, 'close');
    },
  };
}
