// The shell's configuration, except that the bundle includes every remote's mount.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { shellFrom } from '../../build/webpack.mjs';
import { REMOTES } from '../../scripts/lib/packages.mjs';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Replaces the shell's `remotes/federation.ts`. */
const source = [
  ...REMOTES.map((name, at) => `import * as remote${at} from '${join(ROOT, name, 'src/mount.tsx')}';`),
  `const REMOTES = { ${REMOTES.map((name, at) => `'${name}': remote${at}`).join(', ')} };`,
  'export const registerRemotes = () => {};',
  'export const replaceRemote = () => {};',
  'export const loadRemote = async (name) => REMOTES[name];',
].join('\n');

/** Matches the import from any folder of the shell. */
const FEDERATION = /^\.\/(?:remotes\/)?federation$/;
const FEDERATION_FILE = join('shell', 'src', 'remotes', 'federation.ts');

const remotesInside = {
  apply(compiler) {
    const replace = (resource) => {
      resource.request = `data:text/javascript,${encodeURIComponent(source)}`;
    };
    const { NormalModuleReplacementPlugin } = compiler.webpack;
    new NormalModuleReplacementPlugin(FEDERATION, replace).apply(compiler);
    compiler.hooks.emit.tap('RemotesInside', ({ modules }) => {
      const inside = [...modules].map((module) => module.nameForCondition?.() ?? '');
      const isFederated = inside.some((file) => file.endsWith(FEDERATION_FILE));
      const hasRemotes = inside.some((file) => file.endsWith(join(REMOTES[0], 'src', 'mount.tsx')));
      if (isFederated || !hasRemotes)
        throw new Error('The shell loads remotes by another module than ./remotes/federation: name it here.');
    });
  },
};

export default shellFrom(new URL('../../../shell/', import.meta.url), { loading: [remotesInside] });
