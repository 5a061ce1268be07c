import { pageConfig } from '../boot-data/page-data';
import { readRegistry } from './registry';

const signed = (deployment: string, versions: { version?: number; back?: number } = {}) => ({
  registry: { deployment, publishedAt: '2026-11-21T09:00:00Z', ...versions, remotes: [] },
  signature: '',
});

function publish(text: string) {
  document.body.innerHTML = '';
  const data = document.createElement('script');
  data.type = 'application/json';
  data.id = 'vez-registry';
  data.textContent = text;
  document.body.append(data);
}
beforeEach(() => localStorage.clear());

describe('the registry of the page', () => {
  it('falls back to the last good one when it is broken [FLT-05]', async () => {
    publish(JSON.stringify(signed('web')));
    await expect(readRegistry()).resolves.toMatchObject({ deployment: 'web' });
    publish('{ broken');
    await expect(readRegistry()).resolves.toMatchObject({ deployment: 'web' });
  });

  it('is cached for each deployment of an origin separately', async () => {
    publish(JSON.stringify(signed('web', { version: 100, back: 90 })));
    await readRegistry();
    jest.replaceProperty(pageConfig, 'deployment', 'remote-counter');
    publish(JSON.stringify(signed('remote-counter', { version: 1, back: 1 })));
    await expect(readRegistry()).resolves.toMatchObject({ deployment: 'remote-counter' });
    publish('{ broken');
    await expect(readRegistry()).resolves.toMatchObject({ deployment: 'remote-counter' });
    jest.restoreAllMocks();
  });

  it('is empty when there never was one', async () => {
    publish('');
    await expect(readRegistry()).resolves.toMatchObject({ deployment: 'none', remotes: [] });
  });

  it('is rejected when it is older than the newest one allows', async () => {
    const shown = async (version: number, back: number) => {
      publish(JSON.stringify(signed(`web-${version}`, { version, back })));
      return (await readRegistry()).deployment;
    };
    expect(await shown(100, 80)).toBe('web-100');
    expect(await shown(79, 60)).toBe('web-100');
    expect(await shown(90, 70)).toBe('web-90');
    // A step back does not make room for the next one.
    expect(await shown(75, 50)).toBe('web-100');
    expect(await shown(101, 81)).toBe('web-101');
    expect(await shown(80, 60)).toBe('web-101');
  });
});
