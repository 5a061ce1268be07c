import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSync } from 'esbuild';

const PAINTING = join(__dirname, '..', 'painting');
const HOW = { bundle: true, platform: 'node', format: 'esm' } as const;

/** Programs of the painting part, built as for a release, in a folder of their own. */
export function buildPainterPrograms() {
  const folder = mkdtempSync(join(tmpdir(), 'vez-painter-'));
  const painter = join(folder, 'painter.mjs');
  buildSync({ ...HOW, entryPoints: [join(PAINTING, 'painter-process.ts')], outfile: painter });
  return {
    folder,
    painter,
    /** Builds a program for a test. It imports what it tests from beside `painter.ts`. */
    program(contents: string) {
      const outfile = join(folder, 'program.mjs');
      buildSync({ ...HOW, stdin: { contents, resolveDir: PAINTING, loader: 'ts' }, outfile });
      return outfile;
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}
