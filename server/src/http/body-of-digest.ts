import { createHash } from 'node:crypto';
import { pipeline, Transform, type Readable } from 'node:stream';
import { Unauthorized } from '../module-api/refusal';

/** The body of a request. It fails with `Unauthorized` at its end if its SHA-256 in hex is not the digest. */
export function bodyOfDigest(digest: string, payload: Readable): Readable {
  const hash = createHash('sha256');
  const checked = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
    flush(done) {
      done(hash.digest('hex') === digest ? null : new Unauthorized());
    },
  });
  // Its errors end `checked`, which reports them.
  pipeline(payload, checked, () => undefined);
  return checked;
}
