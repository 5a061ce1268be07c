import { isHydrated } from './is-hydrated';

const LONGEST_MS = 20_000;

interface Act {
  /** The element that React has to hydrate first. */
  element: HTMLElement;
  /** The pressed button; null if a key submitted the form. */
  button: HTMLElement | null;
  /** The button's text. */
  label: string;
}

const labelOf = (button: HTMLElement | null) =>
  button === null ? '' : `${button.getAttribute('aria-label') ?? ''} ${button.textContent}`;

/** The action on the current page: React may have replaced the button. */
function present({ element, button, label }: Act): Pick<Act, 'element' | 'button'> | undefined {
  if (element.isConnected && button?.isConnected !== false) return { element, button };
  if (button === null) return undefined;
  const buttons = [...document.querySelectorAll<HTMLElement>('#root button')];
  const successor = buttons.find((other) => labelOf(other) === label);
  return successor && { element: successor, button: successor };
}

function perform({ element, button }: Pick<Act, 'element' | 'button'>): void {
  if (button) button.click();
  else (element as HTMLFormElement).requestSubmit();
}

/** Shows that a button was pressed. @returns a function that removes the mark */
function markBusy(button: HTMLElement | null): () => void {
  const before = button?.getAttribute('aria-busy') ?? null;
  button?.setAttribute('aria-busy', 'true');
  return () => {
    if (before === null) button?.removeAttribute('aria-busy');
    else button?.setAttribute('aria-busy', before);
  };
}

/**
 * Repeats taps and submissions that came before hydration. A painted button does nothing until its part of the page is
 * hydrated, and React drops taps while that part's code is loading. The last tap or submission is kept, shown as busy,
 * and repeated when its element is hydrated. A form with an action URL needs no script.
 *
 * @returns a function that repeats the action if its element is hydrated
 */
export function keepEarlyTaps(): () => void {
  let kept: Act | undefined;
  let unmark = () => {};

  function forget(act: Act | undefined) {
    if (kept !== act) return;
    kept = undefined;
    unmark();
  }

  function keep(type: 'click' | 'submit', element: HTMLElement, button: HTMLElement | null) {
    forget(kept);
    const act = (kept = { element, button, label: labelOf(button) });
    unmark = markBusy(button);
    setTimeout(forget, LONGEST_MS, act);
    // React stops the event here unless the element is, or has just been, hydrated.
    element.addEventListener(type, () => isHydrated(element) && forget(act), { once: true });
  }

  document.addEventListener(
    'click',
    ({ target }) => {
      const button = (target as Element).closest<HTMLElement>('button[type=button]');
      if (button === null || isHydrated(button)) return;
      keep('click', button, button);
    },
    { capture: true, passive: true },
  );
  document.addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement;
      if (isHydrated(form) || form.hasAttribute('action')) return;
      event.preventDefault();
      keep('submit', form, event.submitter);
    },
    true,
  );

  return () => {
    const now = kept && present(kept);
    if (now === undefined || !isHydrated(now.element)) return;
    // In a task of its own: the event that made React hydrate the element may be on its way to it.
    setTimeout(
      (act: Act) => {
        if (kept !== act) return;
        forget(act);
        const then = present(act);
        if (then) perform(then);
      },
      0,
      kept,
    );
  };
}
