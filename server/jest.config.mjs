import preset from '@vez/build/jest-preset-node';

export default { ...preset, displayName: 'server' };
