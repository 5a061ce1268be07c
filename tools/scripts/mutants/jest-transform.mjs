// Makes jest read the instrumented file instead of the original, which stays unchanged.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { relative } from 'node:path';
import { INSTRUMENTED, ROOT } from './paths.mjs';

const instrumentedOf = (path) => `${INSTRUMENTED}${relative(ROOT, path)}`;

function sourceOf(source, path) {
  const instrumented = instrumentedOf(path);
  return existsSync(instrumented) ? readFileSync(instrumented, 'utf8') : source;
}

export default {
  createTransformer({ compiler, options: compilerOptions }) {
    const swc = createRequire(import.meta.url)(compiler).createTransformer(compilerOptions);
    return {
      canInstrument: false,
      process: (source, path, options) => swc.process(sourceOf(source, path), path, options),
      getCacheKey: (source, path) =>
        createHash('sha256')
          .update(sourceOf(source, path))
          .update(path)
          .update(JSON.stringify(compilerOptions))
          .digest('hex'),
    };
  },
};
