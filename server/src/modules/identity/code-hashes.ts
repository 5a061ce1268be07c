import { digestsOf, signingKeys, type Secrets } from '../../secrets/keys';

/** Hashes a code with the current secret, then with the previous one. */
export type HashesOfCode = (challengeId: string, code: string) => [string, ...string[]];

export function codeHashes(secrets: Secrets): HashesOfCode {
  const keys = signingKeys(secrets, 'sms-code');
  return (challengeId, code) => digestsOf(keys, `${challengeId}:${code}`);
}
