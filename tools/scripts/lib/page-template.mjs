// The parts of the page that do not depend on the request.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { importTypeScript } from './import-typescript.mjs';
import { sign } from './keys.mjs';
import { LANGUAGES } from './languages.mjs';
import { paintingOf } from './site.mjs';
import { writeWhole } from './write-whole.mjs';

const readJson = async (file) => JSON.parse(await readFile(file, 'utf8'));

/** Builds the inline script of the page. */
async function beforePaint(root) {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'shell', 'src', 'before-paint.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: ['chrome87', 'ios15.4'],
  });
  const code = outputFiles[0].text.trim();
  if (/<(?:!--|\/?script)/i.test(code)) throw new Error('The script of the page has markup.');
  return code;
}

/**
 * Writes the parts of the page that do not depend on the request, and the server bundle of the shell. The operator
 * signs them, because they name the shell's own files.
 */
export async function writeTemplate(root, site, { privateKey, publicKey }) {
  const built = await readJson(join(site, 'assets', 'shell', 'build-manifest.json'));
  const scripts = built.entries.shell.map((asset) => ({
    url: `/assets/shell/${asset}`,
    integrity: built.files[asset],
  }));
  const { themeCss } = await importTypeScript(
    "export { themeCss } from './shared/src/ui/theme/theme-css';",
    root,
  );
  const { BOOT_DATA_RANGE } = await importTypeScript(
    "export { BOOT_DATA_RANGE } from './shell/src/boot-data/boot-data-range';",
    root,
  );
  const textsIn = async (folder) =>
    Object.fromEntries(
      await Promise.all(
        LANGUAGES.map(async (language) => [language, await readJson(join(root, folder, `${language}.json`))]),
      ),
    );
  const texts = await textsIn('shell/src/locales');
  const parts = await textsIn('shared/src/ui/texts/locales');
  const skeleton = await readFile(join(root, 'shell', 'src', 'boot-data', 'skeleton.html'), 'utf8');
  const skeletonStyle = await readFile(join(root, 'shell', 'src', 'boot-data', 'skeleton.css'), 'utf8');
  const content = {
    texts,
    parts,
    scripts,
    painting: await paintingOf(site, 'shell'),
    bootData: BOOT_DATA_RANGE,
    // For servers from before `bootData`.
    onDemand: true,
    registryKey: publicKey,
    beforePaint: await beforePaint(root),
    style: `${themeCss()}${skeletonStyle}`,
    skeleton: skeleton.trim(),
  };
  await writeWhole(
    join(site, 'page-template.json'),
    JSON.stringify({ ...content, signature: sign(content, privateKey) }),
  );
}
