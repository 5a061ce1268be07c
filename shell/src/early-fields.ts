import { isChanged, transfer, type Field } from './field-transfer';
import { isHydrated } from './is-hydrated';

/** A redrawn page shows its fields within this time. */
const REDRAW_MS = 20_000;

interface PaintedField {
  field: Field;
  /** Identifies the field's successor in a redrawn page. */
  key: string;
}

/** The fields below an element; the order distinguishes equal ones. */
function fieldsIn(root: Element | null): PaintedField[] {
  const counts = new Map<string, number>();
  return [...(root?.querySelectorAll<Field>('input,select,textarea') ?? [])].map((field) => {
    const kind = [field.tagName, field.type, field.name].join(' ');
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return { field, key: `${kind} ${count}` };
  });
}

/** Tracks the focused field, and whether an input method is composing in it. */
function watchTyping() {
  const typing: { focused: EventTarget | null; isComposing: boolean } = { focused: null, isComposing: false };
  const on = (type: string, listener: (event: Event) => void) =>
    document.addEventListener(type, listener, true);
  on('compositionstart', () => (typing.isComposing = true));
  on('compositionend', () => (typing.isComposing = false));
  on('focusin', ({ target }) => (typing.focused = target));
  // React may have removed the element; then its successor gets the focus.
  on('focusout', ({ target }) =>
    queueMicrotask(() => {
      if (typing.focused === target && (target as Element).isConnected) typing.focused = null;
    }),
  );
  return typing;
}

/**
 * Passes values that were typed, chosen or ticked in painted fields before hydration to the program, and values that
 * the browser restored on Back. React leaves such a value on the screen at first, fires no event for it, and resets it
 * on the next render. If React redraws a page, the new fields get the values of those that they replace.
 *
 * @returns a function that hands over the fields hydrated so far; call it in the task that hydrated them
 */
export function keepEarlyFields(): () => void {
  const root = () => document.getElementById('root');
  const typing = watchTyping();
  let waiting: PaintedField[] = [];
  let pathname: string | undefined;
  let isRedrawing = false;
  const redraw = new MutationObserver(() => handOver());

  // Before any deferred script.
  document.addEventListener('readystatechange', () => {
    if (document.readyState === 'interactive') waiting = fieldsIn(root());
  });

  const isReplaced = ({ field }: PaintedField) =>
    !field.isConnected && (isChanged(field) || typing.focused === field);

  /** A redrawn screen may show its fields only after its data has loaded. */
  function followRedraw(): void {
    if (isRedrawing === waiting.some(isReplaced)) return;
    isRedrawing = !isRedrawing;
    if (!isRedrawing) return redraw.disconnect();
    redraw.observe(root()!, { childList: true, subtree: true });
    setTimeout(() => {
      waiting = waiting.filter(({ field }) => field.isConnected);
      followRedraw();
    }, REDRAW_MS);
  }

  function handOver(): void {
    if (waiting.length === 0) return;
    pathname ??= window.location.pathname;
    // Input for one page must not reach another.
    if (pathname !== window.location.pathname) waiting = [];
    const present = fieldsIn(root());
    const writes: (() => void)[] = [];
    waiting = waiting.filter((painted) => {
      const { field, key } = painted;
      const now = field.isConnected ? field : present.find((other) => other.key === key)?.field;
      if (now === undefined || !isHydrated(now)) return field.isConnected || isReplaced(painted);
      const hasFocus = typing.focused === field;
      const give = transfer(field, { hasFocus, isComposing: hasFocus && typing.isComposing });
      // React may replace a field for the value of one before it.
      const then = () => (now.isConnected ? now : fieldsIn(root()).find((other) => other.key === key)?.field);
      writes.push(() => give(then() ?? now));
      return false;
    });
    // React handles no events before its commit ends.
    queueMicrotask(() => writes.forEach((write) => write()));
    followRedraw();
  }
  return handOver;
}
