import { createStore } from '../store';

const UNMOUNT_MS = 500;

export interface FailedUnmount {
  remote: string;
  message: string;
}
/** The last `unmount` that threw or took longer than 500 ms, for the inspector. */
export const failedUnmount = createStore<FailedUnmount | undefined>(undefined);

/** Runs a remote's `unmount`. One that hangs or throws does not block navigation. */
export async function endRemote(remote: string, unmount: () => Promise<unknown> | undefined): Promise<void> {
  const fail = (message: string) => failedUnmount.set({ remote, message });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(() => {
      fail(`unmount took longer than ${UNMOUNT_MS} ms`);
      resolve();
    }, UNMOUNT_MS);
  });
  try {
    await Promise.race([unmount(), late]);
  } catch (thrown) {
    fail(`unmount failed: ${String(thrown)}`);
  } finally {
    clearTimeout(timer);
  }
}
