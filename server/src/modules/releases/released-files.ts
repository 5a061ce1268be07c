import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OrderDetails } from '@vez/shared/releases';
import type { Queryable } from '../../db/db';
import { integrityOf } from '../../registry/published-releases';
import { filesAt, knownFiles } from './release-store';

export type ReleasedFile = OrderDetails['files'][number];

/** The files of releases: from the site's folder, which is only read, or else from the database. */
export function createReleasedFiles(siteDir: string) {
  const inMemory = new Map<string, Buffer>();

  function isInFolder({ url, integrity }: ReleasedFile): boolean {
    try {
      return integrityOf(readFileSync(join(siteDir, url))) === integrity;
    } catch {
      return false;
    }
  }

  return {
    /** A file that came from the database. */
    at: (url: string): Buffer | undefined => inMemory.get(url),

    /** Loads what the folder lacks into memory. @returns whether all files are there, as they were released */
    async load(db: Queryable, files: readonly ReleasedFile[]): Promise<boolean> {
      const wanted = files.filter((file) => !inMemory.has(file.url) && !isInFolder(file));
      const integrity = new Map(wanted.map((file) => [file.url, file.integrity]));
      for (const { url, content } of await filesAt(db, [...integrity.keys()])) {
        if (integrityOf(content) === integrity.get(url)) inMemory.set(url, content);
      }
      return wanted.every(({ url }) => inMemory.has(url));
    },

    /** The files that neither the folder nor the database has. @param isHeld see `knownFiles` */
    async missing(db: Queryable, files: readonly ReleasedFile[], isHeld = false): Promise<ReleasedFile[]> {
      const lacking = files.filter((file) => !isInFolder(file));
      const urls = lacking.map(({ url }) => url);
      const known = await knownFiles(db, urls, isHeld);
      return lacking.filter(({ url, integrity }) => known.get(url) !== integrity);
    },
  };
}
