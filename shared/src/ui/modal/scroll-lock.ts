let locks = 0;

/** Keeps the page below a dialog from scrolling; the last one to let go frees it. */
export function lockScroll(): () => void {
  const root = document.documentElement;
  locks += 1;
  root.style.overflow = 'hidden';
  let held = true;
  return () => {
    if (!held) return;
    held = false;
    locks -= 1;
    if (locks === 0) root.style.overflow = '';
  };
}
