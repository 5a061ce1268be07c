import { useEffect, type RefObject } from 'react';
import { lockScroll } from './scroll-lock';

/** Opens as a modal, where the browser can; else as plain as it gets. */
function showDialog(dialog: HTMLDialogElement) {
  if (typeof dialog.showModal === 'function') dialog.showModal();
  else {
    dialog.setAttribute('open', '');
    dialog.setAttribute('aria-modal', 'true');
  }
}

/** Takes the focus and stops the page below from scrolling, and gives both back at the end. */
export function useShown(
  dialog: RefObject<HTMLDialogElement | null>,
  heading: RefObject<HTMLElement | null>,
) {
  useEffect(() => {
    const before = document.activeElement;
    const unlock = lockScroll();
    if (dialog.current) showDialog(dialog.current);
    // On the title and not on the first control: what this is should be heard before how to leave it.
    heading.current?.focus();
    return () => {
      unlock();
      if (before instanceof HTMLElement) before.focus();
    };
  }, [dialog, heading]);
}
