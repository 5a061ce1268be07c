import { rename, writeFile } from 'node:fs/promises';

/** In one step: whoever reads finds the old content, or the new one. */
export async function writeWhole(file, content) {
  const next = `${file}.${process.pid}.new`;
  await writeFile(next, content);
  await rename(next, file);
}
