// A site behind a server, with the interface of `folderSite`, by calls (shared/src/contracts/calls/releases.ts).
import { createHash, randomUUID } from 'node:crypto';
import { sign } from '../lib/keys.mjs';
import { ReleaseFault } from './release-fault.mjs';

/** Signs each call separately, with its method, address and body (server/src/modules/releases). */
function credential(team, { privateKey }, method, path, body) {
  const call = `${method} ${path} ${createHash('sha256').update(body).digest('hex')}`;
  const claim = { team, at: Date.now(), id: randomUUID(), call };
  return `vezteam_${Buffer.from(JSON.stringify(claim)).toString('base64url')}.${sign(claim, privateKey)}`;
}

/**
 * @param {string} origin such as `https://vez.example.gov.mo`
 * @param {{ team: string, keys: { privateKey: string } }} caller a team with a key that the operator has registered
 */
export function serverSite(origin, { team, keys }) {
  async function ask(method, path, body) {
    const address = new URL(`/api/releases${path}`, origin);
    const sent = body === undefined ? undefined : JSON.stringify(body);
    const answer = await fetch(address, {
      method,
      headers: {
        authorization: `Bearer ${credential(team, keys, method, address.pathname, sent ?? '')}`,
        'x-vez-language': 'en_us',
        'idempotency-key': randomUUID(),
        ...(sent === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(sent === undefined ? {} : { body: sent }),
    }).catch((error) => {
      throw new Error(`${origin} cannot be reached: ${error.cause?.message ?? error.message}.`);
    });
    const content = await answer.json().catch(() => ({}));
    if (answer.ok) return content;
    if (answer.status === 401)
      throw new Error(
        `${origin} knows no such key of ${team}: the operator gives remotes away, npm run vez -- own.`,
      );
    if (content.reason?.startsWith('release')) throw new ReleaseFault(content.reason);
    throw new Error(`${origin} answers ${answer.status}: ${content.message ?? 'no Vez, or an older one'}.`);
  }

  return {
    name: origin,
    read: async () => JSON.parse((await ask('GET', '')).content),
    missing: async (files) => (await ask('POST', '/missing', { files })).missing,
    upload: (file, content) => ask('POST', '/files', { ...file, content: content.toString('base64') }),
    append: (signed) =>
      ask('POST', '/orders', {
        remote: signed.order.remote,
        act: signed.order.act,
        content: JSON.stringify(signed),
      }),
    own() {
      throw new Error('Who owns what is changed in the folder of the site: --site FOLDER.');
    },
  };
}
