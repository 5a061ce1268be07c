// What stands in a slot is a parcel of single-spa.
import { mountRootParcel } from 'single-spa';
import { endRemote } from '../remotes/end-remote';
import type { SlotName, SlotParcel, SlotProps } from '@vez/shared/contracts/client';

// `show-in-slot.ts` gives up earlier.
const PATIENT = { millis: 3_600_000, dieOnTimeout: false, warningMillis: 3_600_000 };

/** One that hangs keeps nothing else from ending. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 500));

export interface MountedParcel {
  /** Resolves with what its mounting threw, if it did: single-spa would report that as an error of the page. */
  mounted: Promise<unknown>;
  unmount(): Promise<void>;
}

export function mountParcel<Name extends SlotName>(
  { mount, unmount }: SlotParcel<Name>,
  props: SlotProps<Name>,
): MountedParcel {
  let thrown: unknown;
  const parcel = mountRootParcel(
    {
      name: `${props.name} in a slot`,
      bootstrap: async () => undefined,
      mount: async () => {
        try {
          await mount(props);
        } catch (error) {
          thrown = error;
        }
      },
      unmount: () => endRemote(props.name, () => unmount(props)),
      timeouts: { bootstrap: PATIENT, mount: PATIENT, unmount: PATIENT, unload: PATIENT },
    } as Parameters<typeof mountRootParcel>[0],
    { domElement: props.domElement },
  );
  return {
    mounted: parcel.mountPromise.then(() => thrown),
    // One that still mounts is not unmounted by single-spa.
    unmount: () =>
      Promise.race([parcel.mountPromise, pause()])
        .then(() => parcel.unmount())
        .then(
          () => undefined,
          () => undefined,
        ),
  };
}
