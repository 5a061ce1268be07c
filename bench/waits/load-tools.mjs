import { rm } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundle } from '../../server/build.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Offices, logs and the replay of them, as the server's sources have them. */
export async function loadTools() {
  // A file of our own: two benches that start at once would read what the other is writing.
  const outfile = here(`../../server/dist/testing/bench-waits-${process.pid}.mjs`);
  await bundle({
    entryPoints: [here('../../server/src/testing/bench-waits.ts')],
    outfile,
    sourcemap: false,
  });
  try {
    return await import(pathToFileURL(outfile).href);
  } finally {
    await rm(outfile);
  }
}
