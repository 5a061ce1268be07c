import { digestsOf, signingKeys, type Secrets } from '../../secrets/keys';

/** A code as the current secret hashes it, then as the one before it did. */
export type HashesOfCode = (challengeId: string, code: string) => [string, ...string[]];

export function codeHashes(secrets: Secrets): HashesOfCode {
  const keys = signingKeys(secrets, 'sms-code');
  return (challengeId, code) => digestsOf(keys, `${challengeId}:${code}`);
}
