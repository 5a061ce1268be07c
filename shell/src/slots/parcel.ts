// What stands in a slot is a parcel of single-spa.
import { mountRootParcel } from 'single-spa';
import type { SlotName, SlotParcel, SlotProps } from '@vez/shared/contracts/client';

// `show-in-slot.ts` gives up earlier.
const PATIENT = { millis: 3_600_000, dieOnTimeout: false, warningMillis: 3_600_000 };

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
      mount: () => mount(props).catch((error: unknown) => (thrown = error)),
      unmount: () => unmount(props).catch(() => undefined),
      timeouts: { bootstrap: PATIENT, mount: PATIENT, unmount: PATIENT, unload: PATIENT },
    } as Parameters<typeof mountRootParcel>[0],
    { domElement: props.domElement },
  );
  return {
    mounted: parcel.mountPromise.then(() => thrown),
    // One that still mounts is not unmounted by single-spa.
    unmount: () => parcel.mountPromise.then(() => parcel.unmount()).then(() => undefined),
  };
}
