import { createHash, randomUUID, type KeyObject } from 'node:crypto';
import { signedBy } from './signed-site';
import { ANYONE, type TestCaller } from './test-callers';

/** A team, with a credential for each call as its commands make it; the same call gets the same credential. */
export function teamCaller(key: KeyObject, at: number, id: string = randomUUID()): TestCaller {
  return {
    ...ANYONE,
    tokenFor({ method, url, body }) {
      const call = `${method} ${url} ${createHash('sha256').update(body).digest('hex')}`;
      const claim = { team: 'team', at, id, call };
      const content = Buffer.from(JSON.stringify(claim)).toString('base64url');
      return `vezteam_${content}.${signedBy(key, claim)}`;
    },
  };
}
