import { readRegistry } from './registry';

const signed = (deployment: string) => ({
  registry: { deployment, publishedAt: '2026-11-21T09:00:00Z', remotes: [] },
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
  it('is read, and the last good one boots the page where it is broken', async () => {
    publish(JSON.stringify(signed('web')));
    await expect(readRegistry()).resolves.toMatchObject({ deployment: 'web' });
    publish('{ broken');
    await expect(readRegistry()).resolves.toMatchObject({ deployment: 'web' });
  });

  it('is empty where there never was one', async () => {
    publish('');
    await expect(readRegistry()).resolves.toMatchObject({ deployment: 'none', remotes: [] });
  });
});
