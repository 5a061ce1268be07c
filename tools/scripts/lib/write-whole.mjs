import { rename, writeFile } from 'node:fs/promises';

/** Writes a file atomically: readers see either the old or the new content. */
export async function writeWhole(file, content) {
  const next = `${file}.${process.pid}.new`;
  await writeFile(next, content);
  await rename(next, file);
}
