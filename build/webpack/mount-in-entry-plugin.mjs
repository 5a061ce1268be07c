/**
 * Puts a remote's mount behind its entry, in one file. Whoever asks for the entry wants the mount next:
 * apart they cost a slow phone a second request, a second script and a second start of compression.
 * The entry's runtime finds the mount's chunk installed and never asks for it.
 */
export class MountInEntryPlugin {
  /** @param {string} entryName the name of the container's entry */
  constructor(entryName) {
    this.entryName = entryName;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('MountInEntryPlugin', (compilation) => {
      const scriptOf = (name) =>
        [...compilation.namedChunks.get(name).files].find((file) => file.endsWith('.js'));
      const at = (stage, act) =>
        compilation.hooks.processAssets.tap({ name: 'MountInEntryPlugin', stage }, act);
      // After the code was minified, before names and integrity are made from its content.
      at(Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1, () => {
        const mount = compilation.getAsset(scriptOf('mount')).source;
        compilation.updateAsset(
          scriptOf(this.entryName),
          (entry) => new sources.ConcatSource(entry, '\n', mount),
        );
      });
      // Its own file has served for names and integrity until here.
      at(Compilation.PROCESS_ASSETS_STAGE_REPORT - 1, () => compilation.deleteAsset(scriptOf('mount')));
    });
  }
}
