import { createHash } from 'node:crypto';
import { pipeline, Transform, type Readable } from 'node:stream';
import { Unauthorized } from '../module-api/refusal';

/** The body of a request, which fails with `Unauthorized` at its end where it is not the one of a SHA-256 in hex. */
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
  // Its errors end `checked`, where they are answered.
  pipeline(payload, checked, () => undefined);
  return checked;
}
