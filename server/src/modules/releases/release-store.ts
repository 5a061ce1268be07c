import type { LoggedOrder } from '@vez/shared/releases';
import { statement, type Queryable } from '../../db/db';

/** Orders are written one after the other, so that readers see their positions in order. */
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

/** Keeps these files from being deleted during the transaction. */
const HELD_FILES = statement(
  'release-files-held',
  'SELECT url, integrity FROM release_file WHERE url = ANY($1) ORDER BY url FOR KEY SHARE',
);
const LOCK_REMOTE = statement('release-files-lock', 'SELECT pg_advisory_xact_lock(hashtextextended($1, 5))');
const ROOM = statement(
  'release-files-room',
  `SELECT count(*) FILTER (WHERE NOT is_named) AS "waiting!",
     coalesce(sum(bytes) FILTER (WHERE NOT is_named), 0)::float8 AS "waitingBytes!",
     coalesce(sum(bytes), 0)::float8 AS "bytes!"
   FROM (SELECT octet_length(content) AS bytes,
       EXISTS (SELECT FROM release_order_file named WHERE named.url = file.url) AS is_named
     FROM release_file file WHERE split_part(url, '/', 3) = $1) AS files`,
);

/** Limits of a remote in the database: files that no order names yet, and all files. */
const MOST_WAITING = 500;
const MOST_WAITING_BYTES = 32 * 1024 * 1024;
const MOST_BYTES = 1024 * 1024 * 1024;

export const lockReleases = (db: Queryable) => db.query(LOCK);

/** Orders as they were given, after a position. */
export const ordersAfter = (db: Queryable, position: number) => db.query(ORDERS, [position]);

export async function addOrder(db: Queryable, { order }: LoggedOrder, content: string): Promise<void> {
  const { remote, sequence, after } = order;
  await db.query(ADD_ORDER, { remote, sequence, after, content });
}

export const filesAt = (db: Queryable, urls: string[]) => db.query(FILES, [urls]);

/**
 * The integrity of each of these files that exists, by address.
 * @param isHeld whether they must stay until the end of the transaction
 */
export async function knownFiles(
  db: Queryable,
  urls: string[],
  isHeld = false,
): Promise<Map<string, string>> {
  const rows = await db.query(isHeld ? HELD_FILES : KNOWN_FILES, [urls]);
  return new Map(rows.map(({ url, integrity }) => [url, integrity]));
}

/** Whether a remote may send another file. No other file of the remote is added until the end of the transaction. */
export async function hasRoom(db: Queryable, remote: string, bytes: number): Promise<boolean> {
  await db.query(LOCK_REMOTE, [`release-files ${remote}`]);
  const [used] = await db.query(ROOM, [remote]);
  const { waiting, waitingBytes, bytes: all } = used!;
  return waiting < MOST_WAITING && waitingBytes + bytes <= MOST_WAITING_BYTES && all + bytes <= MOST_BYTES;
}

/** Leaves an existing file of that address unchanged. */
export async function addFile(db: Queryable, url: string, integrity: string, content: Buffer): Promise<void> {
  await db.query(ADD_FILE, { url, integrity, content });
}
