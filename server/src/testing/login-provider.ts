import { once } from 'node:events';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

const fileOf = (name: string) => fileURLToPath(new URL(`tls/${name}`, import.meta.url));
/** Processes that trust this authority (`NODE_EXTRA_CA_CERTS`) reach the providers below. */
export const TEST_AUTHORITY = fileOf('ca.pem');

type Claims = Record<string, unknown> & { sub: string };

async function bodyOf(request: IncomingMessage): Promise<URLSearchParams> {
  let body = '';
  for await (const part of request) body += String(part);
  return new URLSearchParams(body);
}

/**
 * OpenID providers over https, which is all that production accepts: any path is an issuer of its own. They have no
 * forms; the test decides who has logged in.
 */
export async function startLoginProvider(clientId: string) {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const jwks = { keys: [{ ...(await exportJWK(publicKey)), kid: 'test', alg: 'RS256', use: 'sig' }] };
  const people = new Map<string, Claims>();
  const server = createServer({
    key: readFileSync(fileOf('server.key')),
    cert: readFileSync(fileOf('server.pem')),
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `https://localhost:${(server.address() as AddressInfo).port}`;

  async function tokensFor(code: string, issuer: string) {
    const idToken = await new SignJWT({ sub: people.get(code)!.sub })
      .setProtectedHeader({ alg: 'RS256', kid: 'test' })
      .setIssuer(issuer)
      .setAudience(clientId)
      .setIssuedAt()
      .setExpirationTime('5 minutes')
      .sign(privateKey);
    return { access_token: code, token_type: 'Bearer', id_token: idToken };
  }

  async function answerTo(request: IncomingMessage): Promise<object> {
    const [, name = '', what = ''] = /^\/(\w+)\/(.+)$/.exec(request.url ?? '') ?? [];
    const issuer = `${origin}/${name}`;
    if (what === 'jwks') return jwks;
    if (what === 'token') return tokensFor((await bodyOf(request)).get('code')!, issuer);
    if (what === 'me') return people.get(request.headers.authorization!.replace('Bearer ', ''))!;
    return {
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      userinfo_endpoint: `${issuer}/me`,
      jwks_uri: `${issuer}/jwks`,
    };
  }
  server.on('request', (request, response) => {
    void answerTo(request).then((answer) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(answer));
    });
  });

  return {
    issuer: (name: string) => `${origin}/${name}`,
    /** @returns the code with which this person's browser comes back */
    logIn(claims: Claims): string {
      const code = randomUUID();
      people.set(code, claims);
      return code;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
