// What every shell of the gate shows: one unpublished remote, and no backend.
import { sign } from '../lib/keys.mjs';

/** The trial includes how a screen handles a missing backend. */
export const NO_BACKEND = {
  code: 503,
  message: 'No backend here.',
  traceId: '00000000-0000-0000-0000-000000000000',
};

/**
 * Makes a remote look published.
 * @param {{ privateKey: object, publicKey: object }} keys of the operator, and of the team
 */
export function signedRelease(entry, { privateKey, publicKey }) {
  const { name: remote, routes: paths, owner: team } = entry;
  const { kty, crv, x, y } = publicKey;
  const deed = { remote, version: 1, team, paths, keys: [{ kty, crv, x, y }] };
  const rest = { act: 'publish', version: 1, deployments: null, details: '' };
  const order = { remote, sequence: Date.now(), after: null, ...rest, entry };
  return {
    deed: { deed, signature: sign(deed, privateKey) },
    order,
    signature: sign(order, privateKey),
  };
}
