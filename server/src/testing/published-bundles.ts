import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { integrityOf } from '../registry/published-releases';

/** Puts a server bundle into a site, as a build does. @returns how a release names it */
export function publishBundle(siteDir: string, name: string, code: string) {
  const url = `/assets/${name}.js`;
  mkdirSync(dirname(join(siteDir, url)), { recursive: true });
  writeFileSync(join(siteDir, url), code);
  return { url, integrity: integrityOf(code) };
}
