/** Whether React has hydrated the element: it keeps the element's props under such a key. */
export const isHydrated = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactProps$'));
