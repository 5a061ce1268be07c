import { createRequire } from 'node:module';

const LoadScriptRuntimeModule = createRequire(import.meta.url)('webpack/lib/runtime/LoadScriptRuntimeModule');

/**
 * Requests a failed chunk again under another address, `…?retry=1`. For the same address a browser may answer from its
 * caches or a failed preload, or join a hanging request.
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
