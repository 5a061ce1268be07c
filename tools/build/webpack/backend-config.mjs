// Bundles the service behind a remote into one file for plain Node, the only file that a container needs.
import { join } from 'node:path';
import { compileRules } from './compile-rules.mjs';

export const backendConfig = ({ name, dir, to }) => ({
  name: `${name} backend`,
  context: dir,
  mode: 'production',
  target: 'node20',
  devtool: false,
  entry: { server: './backend/server' },
  experiments: { outputModule: true },
  output: { path: to, filename: '[name].mjs', module: true, chunkFormat: 'module', clean: true },
  resolve: { extensions: ['.ts', '.mjs', '.js'] },
  module: { rules: compileRules({ namespace: name, development: false }) },
  // Keeps names readable in logs.
  optimization: { minimize: false },
  performance: false,
  infrastructureLogging: { level: 'warn' },
  stats: 'errors-warnings',
});

export const backendIn = (dir) => join(dir, 'dist-backend');
