import { isHydrated } from './is-hydrated';

const LONGEST_MS = 20_000;

interface Act {
  /** What React has to hydrate first. */
  element: HTMLElement;
  /** What is pressed; none where a form is submitted by a key alone. */
  button: HTMLElement | null;
  /** What the button says. */
  label: string;
}

const labelOf = (button: HTMLElement | null) =>
  button === null ? '' : `${button.getAttribute('aria-label') ?? ''} ${button.textContent}`;

/** The act as the page is now: React may have drawn the button anew. */
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

/** Shows that a button was pressed. @returns ends that */
function markBusy(button: HTMLElement | null): () => void {
  const before = button?.getAttribute('aria-busy') ?? null;
  button?.setAttribute('aria-busy', 'true');
  return () => {
    if (before === null) button?.removeAttribute('aria-busy');
    else button?.setAttribute('aria-busy', before);
  };
}

/**
 * A painted button does nothing until its part of the page is hydrated, and React forgets a tap on it where the code
 * of that part is still on its way. The last such tap, or form that was submitted, is kept, shown as busy, and repeated
 * once its element works. A form with an address of its own needs no script.
 *
 * @returns repeats the act if its element is hydrated by now
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
    // React lets an event come so far only where it is not waiting, or has just hydrated the element.
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
