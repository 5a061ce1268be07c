import { createHash } from 'node:crypto';

const MANIFEST = 'build-manifest.json';

const LOCALE = /[\\/]src[\\/]locales[\\/](\w+)\.json$/;

const integrityOf = (content) => `sha256-${createHash('sha256').update(content).digest('base64')}`;

function resourcesOf(chunk, chunkGraph) {
  const resources = [];
  for (const module of chunkGraph.getChunkModulesIterable(chunk)) {
    for (const part of module.modules ?? [module]) if (part.resource) resources.push(part.resource);
  }
  return resources;
}

/**
 * Writes the manifest from which a registry is published: all files with their SRI hashes, and the files that the
 * entry, each screen and each locale need. Screens are named by the import in `src/routes.tsx`.
 */
export class ManifestPlugin {
  /** @param {string} [file] the file name of the manifest */
  constructor(file = MANIFEST) {
    this.file = file;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ManifestPlugin', (compilation) => {
      // Runs after every step that changes content or names (minifying, integrity, real content hashes).
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'ManifestPlugin', stage }, () => {
        const manifest = { files: {}, entries: {}, screens: {}, locales: {} };
        for (const { name, source } of compilation.getAssets()) {
          if (!name.endsWith('.json')) manifest.files[name] = integrityOf(source.buffer());
        }
        const filesOf = (group) =>
          [...new Set(group.chunks.flatMap((chunk) => [...chunk.files]))].filter((f) => f.endsWith('.js'));

        for (const [name, entrypoint] of compilation.entrypoints)
          manifest.entries[name] = filesOf(entrypoint);
        for (const group of compilation.chunkGroups) {
          if (group.isInitial()) continue;
          if (group.name === 'mount') continue;
          const resources = group.chunks.flatMap((chunk) => resourcesOf(chunk, compilation.chunkGraph));
          const locale = resources.map((resource) => LOCALE.exec(resource)?.[1]).find(Boolean);
          if (locale) manifest.locales[locale] = filesOf(group)[0];
          for (const { request, module } of group.origins)
            if (/[\\/]src[\\/]routes\.\w+$/.test(module?.resource ?? ''))
              manifest.screens[request] = filesOf(group);
        }
        compilation.emitAsset(this.file, new sources.RawSource(JSON.stringify(manifest, null, 1)));
      });
    });
  }
}
