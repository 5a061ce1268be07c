/** Resolves when the element has content. React renders a moment after `mount` ends; the skeleton stays until then. */
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
