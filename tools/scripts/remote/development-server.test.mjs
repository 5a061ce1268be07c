import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { developmentServer } from './development-server.mjs';

let folder;
let server;
let origin;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vez-dev-'));
  mkdirSync(join(folder, 'assets', 'mfe-parking'), { recursive: true });
  writeFileSync(join(folder, 'assets', 'mfe-parking', 'entry.js'), 'var container;');
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
  it('serves files to pages of another origin, and the entry with the script for changes', async () => {
    const screen = await fetch(`${origin}/assets/screen.js`);
    expect(await screen.text()).toBe('var screen;');
    expect(screen.headers.get('access-control-allow-origin')).toBe('*');
    const entry = await (await fetch(`${origin}/assets/mfe-parking/entry.js?changed=2`)).text();
    expect(entry).toMatch(/^var container;[\s\S]*EventSource[\s\S]*"mfe-parking"\);$/);
    expect(() => new Function(entry)).not.toThrow();
  });

  it('serves nothing from outside its folder', async () => {
    writeFileSync(join(folder, '..', 'vez-dev-outside.js'), 'secret');
    expect((await fetch(`${origin}/%2e%2e/vez-dev-outside.js`)).status).toBe(404);
    expect((await fetch(`${origin}/assets/none.js`)).status).toBe(404);
    rmSync(join(folder, '..', 'vez-dev-outside.js'));
  });

  it('notifies open pages of a change, and every page of a failed build', async () => {
    const read = async () => {
      const { body } = await fetch(`${origin}/changes`);
      return body.pipeThrough(new TextDecoderStream()).getReader();
    };
    const reader = await read();
    await reader.read();
    server.tellChange();
    expect((await reader.read()).value).toBe('data: changed\n\n');
    server.tellChange('screen.tsx:3\nno such part');
    const fault = 'data: "screen.tsx:3\\nno such part"\n\n';
    expect((await reader.read()).value).toBe(fault);
    const later = await read();
    expect((await later.read()).value).toBe(fault);
    await Promise.all([reader.cancel(), later.cancel()]);
  });

  it('maps a stack to the sources by the source maps of the build', async () => {
    const map = { version: 3, names: [], mappings: 'AAEA', sources: ['webpack://mfeParking/./src/part.tsx'] };
    const sourcesContent = ['// a part\n\nthrow new Error(place);\n'];
    writeFileSync(join(folder, 'assets', 'screen.js.map'), JSON.stringify({ ...map, sourcesContent }));
    const at = `    at part (${origin}/assets/screen.js?changed=1:1:1)\n    at http://localhost/shell.js:1:2`;
    const readAs = async (body) => (await fetch(`${origin}/in-sources`, { method: 'POST', body })).text();
    expect(await readAs(`ReferenceError: place is not defined\n${at}`)).toBe(
      'ReferenceError: place is not defined\nsrc/part.tsx:3:1\n  3 | throw new Error(place);',
    );
    expect(await readAs('gone')).toBe('gone');
  });
});
