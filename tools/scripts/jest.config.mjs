import preset from '../build/jest-preset-node.mjs';

export default { ...preset, displayName: 'scripts' };
