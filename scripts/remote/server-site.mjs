// A site behind a server: the same as `folderSite`, by calls (shared/src/contracts/calls/releases.ts).
import { randomUUID } from 'node:crypto';
import { sign } from '../lib/keys.mjs';
import { ReleaseFault } from './release-fault.mjs';

/** Made for each call, and good for it alone. */
function credential(team, { privateKey }) {
  const claim = { team, at: Date.now(), id: randomUUID() };
  return `vezteam_${Buffer.from(JSON.stringify(claim)).toString('base64url')}.${sign(claim, privateKey)}`;
}

/**
 * @param {string} origin such as `https://vez.example.gov.mo`
 * @param {{ team: string, keys: { privateKey: string } }} caller whose key the operator knows
 */
export function serverSite(origin, { team, keys }) {
  async function ask(method, path, body) {
    const answer = await fetch(new URL(`/api/releases${path}`, origin), {
      method,
      headers: {
        authorization: `Bearer ${credential(team, keys)}`,
        'x-vez-language': 'en_us',
        'idempotency-key': randomUUID(),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
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
