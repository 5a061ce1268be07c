import { minify } from '@swc/core';

/**
 * Minifies with swc, whose threads serve all files of the process. Webpack's own minimiser would start a pool of
 * workers for each of the packages that we build in parallel.
 */
export class MinifyPlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.compilation.tap('MinifyPlugin', (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: 'MinifyPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE },
        async (assets) => {
          const scripts = Object.keys(assets).filter((name) => name.endsWith('.js'));
          await Promise.all(
            scripts.map(async (name) => {
              const { code } = await minify(assets[name].source().toString(), {
                compress: { passes: 2 },
                mangle: true,
                ecma: 2020,
                format: { comments: false },
              });
              compilation.updateAsset(name, new sources.RawSource(code), { minimized: true });
            }),
          );
        },
      );
    });
  }
}
