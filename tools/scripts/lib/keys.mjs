// Signing keys: the operator's key signs which team owns which remote, and each team's key signs its releases.
import { createPublicKey, createSign, generateKeyPairSync } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Signs the JSON of a content: ECDSA P-256 with SHA-256, as base64 of r and s. */
export const sign = (content, privateKey) =>
  createSign('sha256')
    .update(JSON.stringify(content))
    .sign({ key: privateKey, dsaEncoding: 'ieee-p1363' }, 'base64');

const operatorFile = (folder) => join(folder, 'registry-key.json');
const teamFile = (folder, team) => join(folder, 'teams', `${team}.json`);

async function makePair(file) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const pair = {
    publicKey: publicKey.export({ format: 'jwk' }),
    privateKey: privateKey.export({ format: 'pem', type: 'pkcs8' }),
  };
  await mkdir(dirname(file), { recursive: true });
  // Never overwrites a key.
  await writeFile(file, JSON.stringify(pair), { mode: 0o600, flag: 'wx' });
  return pair;
}

async function pairIn(file) {
  const { privateKey } = JSON.parse(await readFile(file, 'utf8'));
  return { privateKey, publicKey: createPublicKey(privateKey).export({ format: 'jwk' }) };
}

/** Reads the operator's key pair, or creates one: each development set-up has its own. */
export async function operatorKeys(folder) {
  const file = operatorFile(folder);
  const publicFile = join(folder, 'registry-public.json');
  if (!existsSync(file)) await makePair(file);
  const pair = await pairIn(file);
  if (!existsSync(publicFile)) await writeFile(publicFile, JSON.stringify(pair.publicKey));
  return { ...pair, publicFile };
}

/** @throws Error if the key does not exist */
export async function teamKeys(folder, team) {
  const file = teamFile(folder, team);
  if (!existsSync(file)) {
    throw new Error(
      `There is no key of ${team}: ${file}. Bring it from where ${team} publishes, or make one with npm run vez -- key ${team} and have the operator sign it.`,
    );
  }
  return pairIn(file);
}

/** How people tell the keys of a team apart. */
export const keyLabel = ({ name, x }) => `key ${name ?? x.slice(0, 8)}`;

export const hasTeamKeys = (folder, team) => existsSync(teamFile(folder, team));

/** @returns the new pair and its file. @throws Error if the team already has a key here */
export async function makeTeamKeys(folder, team) {
  const file = teamFile(folder, team);
  if (existsSync(file)) throw new Error(`There is a key of ${team} already: ${file}.`);
  return { ...(await makePair(file)), file };
}
