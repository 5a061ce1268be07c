import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createContext, runInContext } from 'node:vm';
import webpack from 'webpack';
import { RetryQueryPlugin } from './retry-query-plugin.mjs';

/** Builds a page with the plugin whose `load()` imports a chunk. */
async function builtPage(folder) {
  await writeFile(join(folder, 'page.js'), "globalThis.load = () => import('./chunk.js');");
  await writeFile(join(folder, 'chunk.js'), 'export const here = true;');
  const stats = await promisify(webpack)({
    context: folder,
    mode: 'production',
    target: ['web', 'es2020'],
    entry: './page.js',
    output: { path: join(folder, 'out'), filename: 'page.js', chunkFilename: 'chunk.js', publicPath: '/' },
    optimization: { minimize: false },
    plugins: [new RetryQueryPlugin()],
  });
  expect(stats.toJson({ all: false, errors: true }).errors).toEqual([]);
  return readFile(join(folder, 'out', 'page.js'), 'utf8');
}

/** Runs the page with all scripts failing to load, and records the requests. */
function pageWithoutNetwork(code) {
  const asked = [];
  const head = {
    appendChild(script) {
      asked.push(script.src);
      queueMicrotask(() => script.onerror({ type: 'error', target: script }));
    },
  };
  const document = {
    head,
    getElementsByTagName: () => [],
    createElement: () => ({ setAttribute: () => undefined }),
  };
  const window = { document, setTimeout: () => 0, clearTimeout: () => undefined, Error };
  const context = createContext({ ...window, self: window, window });
  runInContext(code, context);
  return { asked, load: () => runInContext('load()', context) };
}

it('requests a failed file under another address each time', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vez-retry-'));
  try {
    const { asked, load } = pageWithoutNetwork(await builtPage(folder));
    for (let time = 0; time < 3; time += 1) {
      const error = await load().catch((reason) => reason);
      expect(error.name).toBe('ChunkLoadError');
    }
    expect(asked).toEqual(['/chunk.js', '/chunk.js?retry=1', '/chunk.js?retry=2']);
  } finally {
    await rm(folder, { recursive: true });
  }
});
