// Compiles `shared/` for other repositories: modules next to their types, in the same folders.
import { existsSync, readdirSync } from 'node:fs';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';

/** The last pattern is for tests of the parts themselves. */
const LEFT_OUT = /\.(test|stories)\.tsx?$|\/ui\/testing\//;

const filesBelow = (folder, kind) =>
  readdirSync(folder, { recursive: true })
    .map((file) => join(folder, file))
    .filter((file) => kind.test(file) && !LEFT_OUT.test(file));

/** Adds file endings to imports, which Node and strict type resolution require. */
const withEndings = (code, from) =>
  code.replace(/((?:from|import)\s*\(?\s*)'(\.[^'$]*)'/g, (whole, before, path) => {
    const at = resolve(dirname(from), path);
    if (existsSync(`${at}.ts`) || existsSync(`${at}.tsx`)) return `${before}'${path}.js'`;
    return existsSync(join(at, 'index.ts')) ? `${before}'${path}/index.js'` : whole;
  });

/**
 * Emits code without checking types, which `npm run types` does.
 * @param {string} from the folder `shared`
 * @param {string} to the folder of the package
 * @throws Error for a type that cannot be declared for other packages
 */
export async function compileShared(from, to) {
  const source = join(from, 'src');
  const { config } = ts.readConfigFile(join(from, '../tools/build/tsconfig.json'), ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, from);
  const program = ts.createProgram(filesBelow(source, /\.tsx?$/), {
    ...options,
    noEmit: false,
    noCheck: true,
    declaration: true,
    rootDir: source,
    outDir: join(to, 'src'),
    newLine: ts.NewLineKind.LineFeed,
  });
  const written = [];
  const { diagnostics } = program.emit(undefined, (file, code, _mark, _error, [original]) => {
    written.push({
      file,
      code: withEndings(code.replace(/(from\s*)"([^"]+)"/g, "$1'$2'"), original.fileName),
    });
  });
  if (diagnostics.length > 0)
    throw new Error(
      ts.formatDiagnostics(diagnostics, {
        ...ts.sys,
        getCanonicalFileName: (file) => file,
        getNewLine: () => '\n',
      }),
    );
  await Promise.all(
    written.map(async ({ file, code }) => {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, code);
    }),
  );
  for (const file of filesBelow(source, /\.json$/)) await cp(file, join(to, 'src', relative(source, file)));
}
