/** React shows its first view a moment after `mount` ends: until then our skeleton stays. */
export function firstContent(element: HTMLElement): Promise<void> {
  if (element.childElementCount > 0) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(element, { childList: true });
  });
}
