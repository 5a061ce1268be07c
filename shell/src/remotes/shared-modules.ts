export { sharedModules } from '@vez/shared/host/shared-modules';
