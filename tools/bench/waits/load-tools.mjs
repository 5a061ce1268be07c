import { rm } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundle } from '../../../server/build.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Loads the server's tools for offices, logs and replays. */
export async function loadTools() {
  // A separate file, because two benches may start at once.
  const outfile = here(`../../../server/dist/testing/bench-waits-${process.pid}.mjs`);
  await bundle({
    entryPoints: [here('../../../server/src/testing/bench-waits.ts')],
    outfile,
    sourcemap: false,
  });
  try {
    return await import(pathToFileURL(outfile).href);
  } finally {
    await rm(outfile);
  }
}
