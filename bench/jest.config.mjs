import preset from '../build/jest-preset-node.mjs';

// Each test starts a PostgreSQL and an API of its own.
export default { ...preset, displayName: 'bench', testTimeout: 180_000 };
