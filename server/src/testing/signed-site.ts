import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RegistryEntry, RegistryFile } from '@vez/shared/contracts';
import {
  nextOrder,
  type LoggedOrder,
  type PublicKey,
  type ReleaseOrder,
  type SignedDeed,
} from '@vez/shared/releases';
import { integrityOf } from '../registry/published-releases';
import { FORMER_TEMPLATE } from './page-template';

function pair() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return { privateKey, publicKey: publicKey.export({ format: 'jwk' }) as unknown as PublicKey };
}

export const signedBy = (privateKey: KeyObject, content: object): string =>
  createSign('sha256')
    .update(JSON.stringify(content))
    .sign({ key: privateKey, dsaEncoding: 'ieee-p1363' }, 'base64');

/** Gives each write a later time, so that two writes within a tick of the file system's clock still differ. */
let writes = 0;

/**
 * A site made by the build and by the orders of teams, with one key for the operator and one for all teams.
 * @param now the time of the next order, in milliseconds since 1970
 */
export function signedSite(folder: string, now = () => 1_000) {
  const operator = pair();
  const team = pair();
  const deeds: SignedDeed[] = [];
  const log: LoggedOrder[] = [];

  function write(name: string, text: string) {
    writeFileSync(join(folder, name), text);
    writes += 1;
    utimesSync(join(folder, name), new Date(), new Date(1_800_000_000_000 + writes * 1_000));
  }
  const writeReleases = () => write('releases.json', JSON.stringify({ deeds, log }));
  function own(remote: string, paths: string[]) {
    const deed = { remote, version: 1, team: 'team', paths, keys: [team.publicKey] };
    deeds.push({ deed, signature: signedBy(operator.privateKey, deed) });
  }
  const template = (content: object = {}) => {
    const whole = { ...FORMER_TEMPLATE, ...content, registryKey: operator.publicKey };
    write(
      'page-template.json',
      JSON.stringify({ ...whole, signature: signedBy(operator.privateKey, whole) }),
    );
  };
  const sign = (
    order: ReleaseOrder,
    details: LoggedOrder['details'],
    key = team.privateKey,
  ): LoggedOrder => ({
    order,
    signature: signedBy(key, order),
    details,
  });
  /** The order of a team that publishes this entry next. */
  function publication(
    entry: RegistryEntry,
    deployments: string[] | null = null,
    key = team.privateKey,
    files: RegistryFile[] = [],
    by = 'tester',
  ) {
    const details = { files, commit: 'c0ffee', by, at: '2026-12-01T09:31:00.000Z' };
    const wish = { remote: entry.name, act: 'publish', deployments, entry } as const;
    const order = nextOrder(log, { ...wish, details: integrityOf(JSON.stringify(details)) }, now());
    return sign(order, details, key);
  }

  mkdirSync(join(folder, 'assets'), { recursive: true });
  template();
  return {
    operator,
    team,
    template,
    write,
    own,
    publication,
    /** Publishes remotes of these names, each at an address of its own. */
    publish(names: string[], deployments: string[] | null = null, mark: Pick<ReleaseOrder, 'mustStay'> = {}) {
      for (const name of names) {
        const routes = name === 'mfe-catalogue' ? ['/', '/home'] : [`/${name}`];
        if (!deeds.some(({ deed }) => deed.remote === name)) own(name, routes);
        const entry = { url: `/assets/${name}/entry.js`, integrity: 'sha256-x' };
        const rest = { contract: '^1.0.0', owner: 'team', preload: {}, locales: {} };
        const { order, details } = publication({ name, routes, entry, ...rest }, deployments);
        log.push(sign({ ...order, ...mark }, details));
      }
      writeReleases();
    },
    append(order: LoggedOrder) {
      log.push(order);
      writeReleases();
    },
    releases: () => readFileSync(join(folder, 'releases.json'), 'utf8'),
  };
}
