const LONGEST_MS = 20_000;
const LOOK_EVERY_MS = 50;

/** Whether React knows the element: it notes the properties of each that it drew or took over, under such a key. */
const isTakenOver = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'));

/**
 * A painted button does nothing until its part of the page is taken over, and React forgets a tap on it where the code
 * of that part is still on its way. The last such tap is kept, and given again once the button works.
 */
export function keepEarlyTaps(root: Element): void {
  let kept: HTMLElement | undefined;
  function giveAgain(button: HTMLElement, until: number): void {
    if (kept !== button || !button.isConnected || Date.now() > until) return;
    if (!isTakenOver(button)) return void setTimeout(giveAgain, LOOK_EVERY_MS, button, until);
    kept = undefined;
    button.click();
  }
  root.addEventListener(
    'click',
    ({ target }) => {
      const button = (target as Element).closest<HTMLElement>('button[type=button]');
      kept = undefined;
      if (button === null || isTakenOver(button)) return;
      kept = button;
      // React lets a tap come so far only where it is not waiting, or has just taken over what was tapped.
      const hear = () => {
        if (isTakenOver(button)) kept = undefined;
      };
      button.addEventListener('click', hear, { once: true });
      giveAgain(button, Date.now() + LONGEST_MS);
    },
    { capture: true, passive: true },
  );
}
