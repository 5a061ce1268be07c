import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import type { BundleFile } from './messages';

/** Enough for the releases in use: the oldest are dropped. */
const MOST_KEPT = 16;

/**
 * The sources of server bundles by their integrity, each read once.
 * @param released a file that came by the database, if it did
 * @returns a function that throws Error for a missing file, or for one that does not match its registry
 */
export function bundleReader(
  siteDir: string,
  released: (url: string) => Buffer | undefined = () => undefined,
): (file: BundleFile) => string {
  const read = new Map<string, string>();
  return ({ url, integrity }) => {
    const known = read.get(integrity);
    if (known !== undefined) return known;
    const path = normalize(url);
    if (!path.startsWith('/assets/')) throw new Error(`${url} is no file of the site.`);
    const content = released(path) ?? readFileSync(join(siteDir, path));
    const actual = `sha256-${createHash('sha256').update(content).digest('base64')}`;
    if (actual !== integrity) throw new Error(`${url} is not the file that its registry names.`);
    const code = content.toString('utf8');
    read.set(integrity, code);
    if (read.size > MOST_KEPT) read.delete(read.keys().next().value!);
    return code;
  };
}
