import { createInstance } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime/core';
import type { Bridge, RemoteModule } from '../contracts/client';
import { sharedModules } from './shared-modules';

/** A remote that is published at our site: its name, and the address of its entry seen from this page. */
export interface HostedRemote {
  name: string;
  entry: string;
}

/** The lifecycles that single-spa calls, with the bridge already in them. */
export interface HostedLifecycles {
  bootstrap(): Promise<void>;
  /** @param props of single-spa; `domElement` is where it is shown, or an element with the id `single-spa-application:<name>` */
  mount(props?: { domElement?: HTMLElement }): Promise<void>;
  unmount(props?: { domElement?: HTMLElement }): Promise<void>;
}

/**
 * Puts what our remotes look for where they look for it: Module Federation's runtime, which they are built without. A host
 * that has Module Federation itself calls this first, and gives `sharedModules` to its own `init`.
 */
export const provideRuntime = () => void Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });

const containerName = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

function placeOf(name: string): HTMLElement {
  const id = `single-spa-application:${name}`;
  const found = document.getElementById(id);
  if (found !== null) return found;
  return document.body.appendChild(Object.assign(document.createElement('div'), { id }));
}

/** A published remote of ours as an application of a single-spa root, or of any page. */
export async function loadRemote({ name, entry }: HostedRemote, bridge: Bridge): Promise<HostedLifecycles> {
  provideRuntime();
  const container = containerName(name);
  const federation = createInstance({
    name: `host-of-${name}`,
    remotes: [{ name: container, entry, type: 'global' }],
    shared: sharedModules,
    shareStrategy: 'loaded-first',
  });
  const remote = await federation.loadRemote<RemoteModule>(`${container}/mount`);
  if (remote === null) throw new Error(`${name} has no mount.`);
  return lifecyclesOf(name, remote, bridge);
}

/** The same for a host that has loaded the remote's `mount` by itself. */
export function lifecyclesOf(name: string, remote: RemoteModule, bridge: Bridge): HostedLifecycles {
  const propsOf = (given: { domElement?: HTMLElement } = {}) => ({
    name,
    bridge,
    domElement: given.domElement ?? placeOf(name),
  });
  return {
    bootstrap: () => remote.bootstrap(propsOf()),
    mount: (props) => remote.mount(propsOf(props)),
    unmount: (props) => remote.unmount(propsOf(props)),
  };
}
