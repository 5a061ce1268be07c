// The shell's copy of the federation runtime, for remotes built with `externalRuntime`. The option that
// federation itself offers for this bundles the runtime a second time.
import * as runtimeCore from '@module-federation/runtime-core';

export default () => ({
  name: 'publish-runtime-core',
  beforeInit(args) {
    globalThis._FEDERATION_RUNTIME_CORE = runtimeCore;
    return args;
  },
});
