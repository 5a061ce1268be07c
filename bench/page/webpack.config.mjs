// The shell's configuration, but for one thing: every remote's mount is a part of the bundle.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { shellFrom } from '../../build/webpack.mjs';
import { REMOTES } from '../../scripts/lib/packages.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** In place of the shell's `remotes/federation.ts`. */
const source = [
  ...REMOTES.map((name, at) => `import * as remote${at} from '${join(ROOT, name, 'src/mount.tsx')}';`),
  `const REMOTES = { ${REMOTES.map((name, at) => `'${name}': remote${at}`).join(', ')} };`,
  'export const registerRemotes = () => {};',
  'export const replaceRemote = () => {};',
  'export const loadRemote = async (name) => REMOTES[name];',
].join('\n');

const remotesInside = {
  apply(compiler) {
    let isReplaced = false;
    const replace = (resource) => {
      resource.request = `data:text/javascript,${encodeURIComponent(source)}`;
      isReplaced = true;
    };
    const { NormalModuleReplacementPlugin } = compiler.webpack;
    new NormalModuleReplacementPlugin(/^\.\/remotes\/federation$/, replace).apply(compiler);
    compiler.hooks.emit.tap('RemotesInside', () => {
      if (!isReplaced)
        throw new Error('The shell imports ./remotes/federation no more: name what it loads remotes by.');
    });
  },
};

export default shellFrom(new URL('../../shell/', import.meta.url), { loading: [remotesInside] });
