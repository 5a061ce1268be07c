import type { Lifecycle } from './lifecycle';

const REMOTE = /\/assets\/(mfe-[\w-]+)\//;

/** What a remote throws while nobody looks, in a timer or a listener, is told of its release. */
export function watchLateErrors(lifecycles: Readonly<Record<string, Lifecycle>>): void {
  const tell = (error: unknown, file = '') => {
    const stack = error instanceof Error ? (error.stack ?? '') : '';
    const [, remote = ''] = REMOTE.exec(`${stack} ${file}`) ?? [];
    lifecycles[remote]?.sawError();
  };
  window.addEventListener('error', ({ error, filename }) => tell(error, filename));
  window.addEventListener('unhandledrejection', ({ reason }) => tell(reason));
}
