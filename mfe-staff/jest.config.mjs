import preset from '@vez/build/jest-preset';

export default { ...preset, displayName: 'mfe-staff' };
