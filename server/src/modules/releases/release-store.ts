import type { LoggedOrder } from '@vez/shared/releases';
import { statement, type Queryable } from '../../db/db';

/** One order is written after the other, so that positions are seen in their order. */
const LOCK = statement('release-lock', 'SELECT pg_advisory_xact_lock(7316031)');
const ORDERS = statement(
  'release-orders',
  'SELECT position::float8 AS "position!", content FROM release_order WHERE position > $1 ORDER BY position',
);
const ADD_ORDER = statement(
  'release-order-add',
  `INSERT INTO release_order (remote, sequence, after, content) VALUES (:remote, :sequence, :after, :content)`,
);
const FILES = statement(
  'release-files',
  'SELECT url, integrity, content FROM release_file WHERE url = ANY($1)',
);
const KNOWN_FILES = statement(
  'release-files-known',
  'SELECT url, integrity FROM release_file WHERE url = ANY($1)',
);
const ADD_FILE = statement(
  'release-file-add',
  `INSERT INTO release_file (url, integrity, content) VALUES (:url, :integrity, :content)
   ON CONFLICT (url) DO NOTHING`,
);

export const lockReleases = (db: Queryable) => db.query(LOCK);

/** Orders as they were given, after a position. */
export const ordersAfter = (db: Queryable, position: number) => db.query(ORDERS, [position]);

export async function addOrder(db: Queryable, { order }: LoggedOrder, content: string): Promise<void> {
  const { remote, sequence, after } = order;
  await db.query(ADD_ORDER, { remote, sequence, after, content });
}

export const filesAt = (db: Queryable, urls: string[]) => db.query(FILES, [urls]);

/** The integrity of each of these files that is there, by address. */
export async function knownFiles(db: Queryable, urls: string[]): Promise<Map<string, string>> {
  const rows = await db.query(KNOWN_FILES, [urls]);
  return new Map(rows.map(({ url, integrity }) => [url, integrity]));
}

/** Leaves a file of that address as it is. */
export async function addFile(db: Queryable, url: string, integrity: string, content: Buffer): Promise<void> {
  await db.query(ADD_FILE, { url, integrity, content });
}
