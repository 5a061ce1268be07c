import type { Lifecycle } from './lifecycle';

const REMOTE = /\/assets\/(mfe-[\w-]+)\//;

/** Reports errors that a remote throws outside of its lifecycle, in a timer or listener, against its release. */
export function watchLateErrors(lifecycles: Readonly<Record<string, Lifecycle>>): void {
  const tell = (error: unknown, file = '') => {
    const stack = error instanceof Error ? (error.stack ?? '') : '';
    const [, remote = ''] = REMOTE.exec(`${stack} ${file}`) ?? [];
    lifecycles[remote]?.sawError();
  };
  window.addEventListener('error', ({ error, filename }) => tell(error, filename));
  window.addEventListener('unhandledrejection', ({ reason }) => tell(reason));
}
