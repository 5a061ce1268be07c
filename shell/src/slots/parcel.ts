// A slot's content is a single-spa parcel.
import { mountRootParcel } from 'single-spa';
import { endRemote } from '../remotes/end-remote';
import type { SlotName, SlotParcel, SlotProps } from '@vez/shared/contracts/client';

// `show-in-slot.ts` gives up earlier.
const PATIENT = { millis: 3_600_000, dieOnTimeout: false, warningMillis: 3_600_000 };

/** Limits the wait for a parcel that hangs. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 500));

export interface MountedParcel {
  /** Resolves to the error of mounting, if any: single-spa would report a rejection as an error of the page. */
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
    // single-spa does not unmount a parcel that is still mounting.
    unmount: () =>
      Promise.race([parcel.mountPromise, pause()])
        .then(() => parcel.unmount())
        .then(
          () => undefined,
          () => undefined,
        ),
  };
}
