import {
  BRIDGE_VERSION,
  type RegistryEntry,
  type RemoteModule,
  type RemoteProps,
} from '@vez/shared/contracts/client';
import { satisfies } from './contract-range';
import { fetchFiles } from './prefetch';
import { RemoteFailure } from './remote-failure';

/** Module Federation's message for a remote that was built for another version of a shared module. */
const OTHER_VERSION = /does not satisfy the requirement/;

const kindOf = (thrown: unknown) =>
  thrown instanceof Error && OTHER_VERSION.test(thrown.message) ? 'contract' : 'load';

/** @throws RemoteFailure */
export async function startRemote(
  entry: RegistryEntry,
  load: (name: string) => Promise<RemoteModule>,
  props: RemoteProps,
): Promise<RemoteModule> {
  if (!satisfies(BRIDGE_VERSION, entry.contract))
    throw new RemoteFailure(
      'contract',
      `${entry.name} needs contract ${entry.contract}, this shell has ${BRIDGE_VERSION}`,
    );
  try {
    fetchFiles(entry, window.location.pathname, props.bridge.language.get(), 'preload');
    const loaded = await load(entry.name);
    await loaded.bootstrap(props);
    return loaded;
  } catch (thrown) {
    throw new RemoteFailure(kindOf(thrown), thrown);
  }
}
