import { brotliDecompressSync } from 'node:zlib';
import { encodedPage } from './encoded-page';

const page = () => ({ html: '<h1>歡迎</h1>'.repeat(200), tag: '"a"' });

it('compresses a page once, also for simultaneous requests', async () => {
  const kept = page();
  const [first, second] = await Promise.all([encodedPage(kept, 'br'), encodedPage(kept, 'gzip, br')]);
  expect(brotliDecompressSync(first.body as Buffer).toString()).toBe(kept.html);
  expect(second.body).toBe(first.body);
  expect((await encodedPage(kept, 'br')).body).toBe(first.body);
  expect((await encodedPage(page(), 'br')).body).not.toBe(first.body);
});

it('sends it plain to a client that accepts no known encoding', async () => {
  const kept = page();
  for (const accept of [undefined, '', 'identity', 'zstd'])
    expect(await encodedPage(kept, accept)).toEqual({ encoding: undefined, body: kept.html });
});
