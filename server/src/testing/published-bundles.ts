import { createHash, createSign, generateKeyPairSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PublishedRegistry } from '../registry/published-registry';

/** Puts a server bundle into a site, as a build does. @returns how a registry names it */
export function publishBundle(siteDir: string, name: string, code: string) {
  const url = `/assets/${name}.js`;
  writeFileSync(join(siteDir, url), code);
  return { url, integrity: `sha256-${createHash('sha256').update(code).digest('base64')}` };
}

const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });

/** The key that the shell takes registries by. */
export const registryKey = publicKey.export({ format: 'jwk' });

/** Signs a registry, as a publication does. */
export function signRegistry(published: PublishedRegistry): void {
  const sign = createSign('sha256').update(JSON.stringify(published.registry));
  published.signature = sign.sign({ key: privateKey, dsaEncoding: 'ieee-p1363' }, 'base64');
}
