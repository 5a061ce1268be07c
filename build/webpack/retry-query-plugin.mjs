import { createRequire } from 'node:module';

const LoadScriptRuntimeModule = createRequire(import.meta.url)('webpack/lib/runtime/LoadScriptRuntimeModule');

/**
 * Asks for a chunk that failed before under another address, `…?retry=1`. Under the same one a browser may
 * answer from its caches, from a failed preload, or join a request that still hangs.
 */
export class RetryQueryPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('RetryQueryPlugin', (compilation) => {
      const { createScript } = LoadScriptRuntimeModule.getCompilationHooks(compilation);
      const load = compiler.webpack.RuntimeGlobals.loadScript;
      createScript.tap('RetryQueryPlugin', (source) =>
        [
          `var asked = ${load}.asked || (${load}.asked = {});`,
          'var retry = (asked[url] = (asked[url] || 0) + 1) - 1;',
          "if (retry) url += '?retry=' + retry;",
          source,
        ].join('\n'),
      );
    });
  }
}
