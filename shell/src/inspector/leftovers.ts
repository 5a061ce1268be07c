const REMOTE = /\/assets\/(mfe-[\w-]+)\//;

/** The remote whose code is running now, as far as the stack tells. */
const runningRemote = () => REMOTE.exec(new Error().stack ?? '')?.[1];

interface Begun {
  remote: string;
  what: string;
}

/** Notes who listens to window or document, until they stop. */
function watchListeners(target: EventTarget, name: string, begun: Map<unknown, Begun>): void {
  const keys = new WeakMap<object, Map<string, object>>();
  const keyOf = (type: string, listener: object, options: unknown) => {
    const capture =
      typeof options === 'object' && options !== null ? (options as { capture?: boolean }).capture : options;
    const ofListener = keys.get(listener) ?? new Map<string, object>();
    keys.set(listener, ofListener);
    const key = ofListener.get(`${type} ${Boolean(capture)}`) ?? {};
    ofListener.set(`${type} ${Boolean(capture)}`, key);
    return key;
  };
  const { addEventListener: add, removeEventListener: remove } = target;
  target.addEventListener = (
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: AddEventListenerOptions | boolean,
  ) => {
    add.call(target, type, listener, options);
    const remote = runningRemote();
    const { once = false, signal = undefined } = typeof options === 'object' ? options : {};
    if (remote === undefined || listener === null || once) return;
    const key = keyOf(type, listener, options);
    begun.set(key, { remote, what: `a listener of ${name} to ${type}` });
    signal?.addEventListener('abort', () => begun.delete(key));
  };
  target.removeEventListener = (
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: EventListenerOptions | boolean,
  ) => {
    remove.call(target, type, listener, options);
    if (listener !== null) begun.delete(keyOf(type, listener, options));
  };
}

function watchIntervals(begun: Map<unknown, Begun>): void {
  const { setInterval: set, clearInterval: clear } = window;
  window.setInterval = ((handler: TimerHandler, ms?: number, ...rest: unknown[]) => {
    const id = set(handler, ms, ...rest);
    const remote = runningRemote();
    if (remote !== undefined) begun.set(`interval ${id}`, { remote, what: `an interval of ${ms ?? 0} ms` });
    return id;
  }) as typeof window.setInterval;
  window.clearInterval = (id) => {
    clear(id);
    begun.delete(`interval ${id}`);
  };
}

const inWords = ({ tagName, id, className }: Element) =>
  `<${[tagName.toLowerCase(), id && `id="${id}"`, className && `class="${className}"`].filter(Boolean).join(' ')}> in the body`;

export interface Leftovers {
  /** A remote begins to be shown. */
  begin(remote: string): void;
  /** @returns what a remote that is gone has left in the page since, in words; each is told once */
  end(remote: string): string[];
}

/**
 * Watches from now on what remotes begin outside of their place: listeners of window and document, intervals, and elements
 * beside the page. For development alone, as it puts itself before functions of the browser.
 */
export function watchLeftovers(): Leftovers {
  const begun = new Map<unknown, Begun>();
  const bodies = new Map<string, Set<Element>>();
  watchListeners(window, 'window', begun);
  watchListeners(document, 'document', begun);
  watchIntervals(begun);
  return {
    begin: (remote) => void bodies.set(remote, new Set(document.body.children)),
    end(remote) {
      const before = bodies.get(remote);
      const elements =
        before === undefined ? [] : [...document.body.children].filter((one) => !before.has(one));
      bodies.delete(remote);
      const left = [...begun].filter(([, of]) => of.remote === remote);
      for (const [key] of left) begun.delete(key);
      return [...left.map(([, { what }]) => what), ...elements.map(inWords)];
    },
  };
}
