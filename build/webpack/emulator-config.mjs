// A remote in a page of its own, without the shell: what `vez dev` shows.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compileRules } from './compile-rules.mjs';

const { DefinePlugin } = createRequire(import.meta.url)('webpack');

/** Nothing is shared here: one bundle has all. */
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
