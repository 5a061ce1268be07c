// The root of another site that composes its page with single-spa.
import { registerApplication, start } from 'single-spa';
import { createHostBridge, loadRemote } from '@vez/shared/host';
import { deployment } from './deployment';

const bridge = createHostBridge({ deployment });
const place = document.getElementById('place')!;

registerApplication({
  name: 'mfe-catalogue',
  activeWhen: ({ pathname }) => pathname === '/search',
  customProps: { domElement: place },
  app: () => loadRemote({ name: 'mfe-catalogue', entry: window.entries['mfe-catalogue']! }, bridge),
});
start();
