import type { RegistryEntry } from '@vez/shared/contracts/client';
import { pageConfig } from '../boot-data/page-data';
import { ownRegistry } from '../testing/render-shell';
import { signedReleases } from '../testing/signed-releases';
import { readRegistry } from './registry';

const [ONE, TWO] = ownRegistry().remotes as [RegistryEntry, RegistryEntry];

const signed = (deployment: string, remotes = [ONE], sequence = 1) =>
  JSON.stringify(signedReleases({ deployment, remotes }, sequence));

function publish(text: string) {
  document.body.innerHTML = '';
  const data = document.createElement('script');
  data.type = 'application/json';
  data.id = 'vez-registry';
  data.textContent = text;
  document.body.append(data);
}
const namesNow = async () => (await readRegistry()).remotes.map(({ name }) => name);
beforeEach(() => localStorage.clear());

describe('the registry of the page', () => {
  it.each(['{ broken', '', 'null', '{"registry":{"remotes":[]},"signature":""}'])(
    'falls back to the last good one when it is %s [FLT-05]',
    async (broken) => {
      publish(signed('web'));
      expect(await namesNow()).toEqual([ONE.name]);
      publish(broken);
      expect(await namesNow()).toEqual([ONE.name]);
    },
  );

  it.each(['null', '{}', '[null]', '[{"order":1}]', '{ broken'])(
    'is that of the page if the one kept by this browser is %s',
    async (kept) => {
      localStorage.setItem('vez.releases.web', kept);
      publish(signed('web'));
      expect(await namesNow()).toEqual([ONE.name]);
      expect(await namesNow()).toEqual([ONE.name]);
    },
  );

  it('is kept for each deployment of an origin separately', async () => {
    publish(signed('web', [ONE], 100));
    await readRegistry();
    jest.replaceProperty(pageConfig, 'deployment', 'remote-counter');
    publish(signed('remote-counter', [TWO], 1));
    await expect(readRegistry()).resolves.toMatchObject({ deployment: 'remote-counter' });
    publish('{ broken');
    expect(await namesNow()).toEqual([TWO.name]);
    jest.restoreAllMocks();
  });

  it('is empty when there never was one', async () => {
    publish('');
    await expect(readRegistry()).resolves.toMatchObject({ remotes: [], releases: {}, knows: 'nothing' });
  });

  it('never has an older release than seen, even after its remote was absent', async () => {
    const shown = async (remotes: RegistryEntry[], sequence: number) => {
      publish(signed('web', remotes, sequence));
      return (await readRegistry()).remotes.map(({ entry }) => entry.url);
    };
    const older = { ...ONE, entry: { ...ONE.entry, url: `/assets/${ONE.name}/older.js` } };
    expect(await shown([ONE], 100)).toEqual([ONE.entry.url]);
    expect(await shown([older], 99)).toEqual([ONE.entry.url]);
    expect(await shown([TWO], 101)).toEqual([TWO.entry.url]);
    expect(await shown([older], 99)).toEqual([ONE.entry.url]);
    expect(await shown([older], 102)).toEqual([older.entry.url]);
  });
});
