export { createHostBridge, type HostSurroundings } from './host-bridge';
export {
  lifecyclesOf,
  loadRemote,
  provideRuntime,
  type HostedLifecycles,
  type HostedRemote,
} from './load-remote';
export { sharedModules } from './shared-modules';
