// The page of `vez dev`, which shows a remote without the shell.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compileRules } from './compile-rules.mjs';

const { DefinePlugin } = createRequire(import.meta.url)('webpack');

/** One bundle with everything, because nothing is shared. */
export const emulatorConfig = ({ name, dir, site }) => ({
  name: `${name} emulator`,
  context: dir,
  mode: 'development',
  target: ['web', 'es2020'],
  devtool: 'source-map',
  entry: {
    emulator: `data:text/javascript,import * as remote from './src/mount'; import manifest from './remote.json'; import { emulate } from '@vez/testing/emulator'; emulate(remote, manifest);`,
  },
  output: { path: join(site, 'emulator'), publicPath: '/emulator/', filename: '[name].js', clean: true },
  resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
  module: {
    rules: [
      { mimetype: 'text/javascript', resolve: { fullySpecified: false } },
      ...compileRules({ namespace: name, development: true }),
    ],
  },
  plugins: [new DefinePlugin({ 'process.env.NODE_ENV': JSON.stringify('development') })],
  performance: false,
  infrastructureLogging: { level: 'warn' },
  stats: 'errors-warnings',
});
