import preset from './jest-preset-node.mjs';

export default { ...preset, displayName: 'build' };
