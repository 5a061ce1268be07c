import { createHash } from 'node:crypto';
import type { Db } from '../../db/db';
import { knownToAllFrom } from '../../db/known-to-all';
import { digestOf, digestsOf, signingKeys, type Secrets } from '../../secrets/keys';
import type { Clock } from '../../db/clock';

/** Distinguishes repetitions of a write from other writes. Computed on demand, since most writes come once. */
export interface Fingerprints {
  /** Stored with the answer. */
  own(): string;
  /** Whether a stored one is of the same write. */
  include(kept: string): boolean;
}

/**
 * Fingerprints of what was sent: keyed, so that a reader of the database cannot guess an ID number that is sealed
 * beside them. Those of older releases and of the previous secret are recognised.
 */
export async function createFingerprints({ db, clock, secrets }: { db: Db; clock: Clock; secrets: Secrets }) {
  const keys = signingKeys(secrets, 'write');
  const keyedFrom = await knownToAllFrom(db, '0028_keyed_fingerprints.sql');
  return (content: unknown): Fingerprints => {
    const text = JSON.stringify(content);
    const plain = () => createHash('sha256').update(text).digest('base64');
    const keyed = () => digestsOf(keys, text);
    return {
      own: () => (clock.now() < keyedFrom ? plain() : digestOf(keys[0]!, text)),
      include: (kept) => keyed().includes(kept) || plain() === kept,
    };
  };
}
