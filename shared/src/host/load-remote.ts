import { createInstance } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime/core';
import type { Bridge, RemoteModule } from '../contracts/client';
import { sharedModules } from './shared-modules';

/** A remote published at our site: its name, and the address of its entry relative to this page. */
export interface HostedRemote {
  name: string;
  entry: string;
}

/** The lifecycles for single-spa, with the bridge already bound. */
export interface HostedLifecycles {
  bootstrap(): Promise<void>;
  /** @param props of single-spa; `domElement` is where it is shown, or an element with the id `single-spa-application:<name>` */
  mount(props?: { domElement?: HTMLElement }): Promise<void>;
  unmount(props?: { domElement?: HTMLElement }): Promise<void>;
}

/**
 * Provides Module Federation's runtime, which our remotes are built without, where they expect it. A host that uses
 * Module Federation itself calls this first, and passes `sharedModules` to its own `init`.
 */
export const provideRuntime = () => void Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });

const containerName = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

function placeOf(name: string): HTMLElement {
  const id = `single-spa-application:${name}`;
  const found = document.getElementById(id);
  if (found !== null) return found;
  return document.body.appendChild(Object.assign(document.createElement('div'), { id }));
}

/** Loads one of our published remotes as an application for a single-spa root, or for any page. */
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

/** The same for a host that has loaded the remote's `mount` module itself. */
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
