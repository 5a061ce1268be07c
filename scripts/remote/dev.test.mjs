import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { developmentServer } from './dev.mjs';

let folder;
let server;
let origin;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vez-dev-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets', 'entry.js'), 'var container;');
  writeFileSync(join(folder, 'assets', 'screen.js'), 'var screen;');
  server = developmentServer(folder);
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${server.address().port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

describe('the server of a remote in development', () => {
  it('gives its files to pages of another origin, the entry with word of changes', async () => {
    const screen = await fetch(`${origin}/assets/screen.js`);
    expect(await screen.text()).toBe('var screen;');
    expect(screen.headers.get('access-control-allow-origin')).toBe('*');
    expect(await (await fetch(`${origin}/assets/entry.js`)).text()).toMatch(
      /^var container;[\s\S]*EventSource/,
    );
  });

  it('gives nothing from outside its folder', async () => {
    writeFileSync(join(folder, '..', 'vez-dev-outside.js'), 'secret');
    expect((await fetch(`${origin}/%2e%2e/vez-dev-outside.js`)).status).toBe(404);
    expect((await fetch(`${origin}/assets/none.js`)).status).toBe(404);
    rmSync(join(folder, '..', 'vez-dev-outside.js'));
  });

  it('tells pages that are open of a change', async () => {
    const { body } = await fetch(`${origin}/changes`);
    const reader = body.pipeThrough(new TextDecoderStream()).getReader();
    await reader.read();
    server.tellChange();
    expect((await reader.read()).value).toBe('data: changed\n\n');
    await reader.cancel();
  });
});
