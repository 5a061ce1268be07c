/**
 * Appends a remote's mount to its entry, in one file. The mount is always needed after the entry, and a separate file
 * would cost a slow phone a second request, a second script and a second start of compression. The entry's runtime
 * finds the mount's chunk installed and does not request it.
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
      // Runs after minifying, and before names and integrity are computed from the content.
      at(Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1, () => {
        const mount = compilation.getAsset(scriptOf('mount')).source;
        compilation.updateAsset(
          scriptOf(this.entryName),
          (entry) => new sources.ConcatSource(entry, '\n', mount),
        );
      });
      // The mount's own file was only needed to compute names and integrity.
      at(Compilation.PROCESS_ASSETS_STAGE_REPORT - 1, () => compilation.deleteAsset(scriptOf('mount')));
    });
  }
}
