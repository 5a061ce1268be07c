/** Whether React has hydrated the element: React then stores its props under such a key. */
export const isHydrated = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactProps$'));
