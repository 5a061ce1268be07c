// Puts itself before those functions of the browser by which remotes begin something outside of their place.
import { begin, callerIn, end } from './leavings';

type Heard = [type: string, listener: EventListenerOrEventListenerObject | null, options?: unknown];

const isOnce = (options: unknown) => (options as AddEventListenerOptions | null | undefined)?.once === true;

/** One for each listener as a browser tells them apart. */
function keysOfListeners() {
  const keys = new WeakMap<object, Map<string, object>>();
  return ([type, listener, options]: Heard): unknown => {
    if (listener === null) return undefined;
    const capture = typeof options === 'object' ? (options as AddEventListenerOptions)?.capture : options;
    const own = keys.get(listener) ?? new Map<string, object>();
    keys.set(listener, own);
    const name = `${type} ${Boolean(capture)}`;
    const key = own.get(name) ?? {};
    own.set(name, key);
    return key;
  };
}

function watchListeners(target: EventTarget, name: string): void {
  const { addEventListener: add, removeEventListener: remove } = target;
  const keyOf = keysOfListeners();
  target.addEventListener = (...heard: Heard) => {
    const goOn = () => add.apply(target, heard as Parameters<typeof add>);
    goOn();
    const life = callerIn(new Error().stack);
    if (life === undefined || heard[1] === null || isOnce(heard[2])) return;
    const rest = () => remove.apply(target, heard as Parameters<typeof remove>);
    begin(life, keyOf(heard), { what: `a listener of ${name} to ${heard[0]}`, rest, goOn });
  };
  target.removeEventListener = (...heard: Heard) => {
    remove.apply(target, heard as Parameters<typeof remove>);
    end(keyOf(heard));
  };
}

function watchIntervals(): void {
  const { setInterval: set, clearInterval: clear } = window;
  window.setInterval = ((handler: TimerHandler, ms?: number, ...rest: unknown[]) => {
    const life = callerIn(new Error().stack);
    if (life === undefined || typeof handler !== 'function') return set(handler, ms, ...rest);
    const id = set(() => void (life.rests || handler(...rest)), ms);
    begin(life, `interval ${id}`, {
      what: `an interval of ${ms ?? 0} ms`,
      rest: () => undefined,
      goOn: () => undefined,
    });
    return id;
  }) as typeof window.setInterval;
  window.clearInterval = (id) => {
    clear(id);
    end(`interval ${id}`);
  };
}

const inWords = ({ tagName, id, className }: Element) =>
  `<${[tagName.toLowerCase(), id && `id="${id}"`, className && `class="${className}"`].filter(Boolean).join(' ')}>`;

const ADDING = ['append', 'appendChild', 'prepend', 'insertBefore'] as const;

/** Rules that a script has put into it would be lost with its place in the page. */
const ofStyle = (node: HTMLStyleElement | HTMLLinkElement) => ({
  rest: () => void (node.disabled = true),
  goOn: () => void (node.disabled = false),
});

/** Scripts and hints have done what they do. */
function watchElements(place: HTMLElement, name: string): void {
  const { append } = place;
  const note = (life: ReturnType<typeof callerIn>, node: unknown) => {
    if (
      life === undefined ||
      !(node instanceof Element) ||
      node.matches('script, link:not([rel=stylesheet])')
    )
      return;
    if (node instanceof HTMLStyleElement || node instanceof HTMLLinkElement)
      return begin(life, node, ofStyle(node));
    let isOut = false;
    begin(life, node, {
      what: `${inWords(node)} in the ${name}`,
      rest() {
        isOut = node.parentNode === place;
        if (isOut) node.remove();
        else end(node);
      },
      goOn() {
        if (isOut) append.call(place, node);
      },
    });
  };
  for (const method of ADDING) {
    const own = place[method] as (...nodes: unknown[]) => unknown;
    Object.assign(place, {
      [method]: (...nodes: unknown[]) => {
        const life = callerIn(new Error().stack);
        const added = own.apply(place, nodes);
        for (const node of method === 'insertBefore' ? [nodes[0]] : nodes) note(life, node);
        return added;
      },
    });
  }
}

watchListeners(window, 'window');
watchListeners(document, 'document');
watchIntervals();
watchElements(document.body, 'body');
watchElements(document.head, 'head');

export { cameIn, onLeaving, prepare, wentOut } from './leavings';
