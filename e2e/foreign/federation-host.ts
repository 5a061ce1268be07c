// Another site that loads remotes with Module Federation alone.
import { createInstance } from '@module-federation/runtime';
import type { RemoteModule } from '@vez/shared/contracts/client';
import { createHostBridge, provideRuntime, sharedModules } from '@vez/shared/host';
import { deployment } from './deployment';

provideRuntime();
/** Loads the remote by its manifest, as hosts and browser tools of Module Federation do. */
const entry = `${window.location.origin}/releases/web/mfe-queue/mf-manifest.json`;
const federation = createInstance({
  name: 'another_site',
  remotes: [{ name: 'mfeQueue', entry }],
  shared: sharedModules,
});
const domElement = document.getElementById('place')!;
const props = { name: 'mfe-queue', bridge: createHostBridge({ deployment }), domElement };

async function show() {
  const queue = (await federation.loadRemote<RemoteModule>('mfeQueue/mount'))!;
  await queue.bootstrap(props);
  await queue.mount(props);
  Object.assign(window, { leave: () => queue.unmount(props) });
}
void show();
