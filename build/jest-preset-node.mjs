// Unit tests that run without a browser: the server, the build.
import { fileURLToPath } from 'node:url';

const PNPM_ESM_ONLY = [
  '@opentelemetry\\+otlp-exporter-base',
  'until-async',
  'rettime',
  'uqr',
  'qr',
  '@mswjs\\+interceptors',
  'content-disposition',
  'jose',
  'oauth4webapi',
  'openid-client',
  'oidc-provider',
];

/**
 * Some packages publish ES modules alone, or import one while they run; jest runs CommonJS, so these are transformed like our
 * own code, and so are our packages in a repository outside the workspace, whichever program has installed them.
 */
const names = PNPM_ESM_ONLY.join('|');
const ignored = [
  `/node_modules/\\.pnpm/(?!(?:${names}|@vez\\+[^/]+)@)`,
  `/node_modules/(?!\\.pnpm|@vez/|(?:${names.replaceAll('\\+', '/')})/)`,
];

const swcTransform = [
  fileURLToPath(import.meta.resolve('@swc/jest')),
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true, decorators: false },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
  },
];

/** @type {import('jest').Config} */
export default {
  testEnvironment: 'node',
  testMatch: ['<rootDir>/**/*.test.{ts,tsx,mjs}'],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json'],
  transform: { '\\.(?:[cm]?[jt]s|tsx)$': swcTransform },
  transformIgnorePatterns: ignored,
  setupFilesAfterEnv: [fileURLToPath(new URL('jest-assertions.mjs', import.meta.url))],
  clearMocks: true,
  restoreMocks: true,
};
