/** A part of a route that stands for any one part of an address: `:id` of `/licences/:id`. */
const isOpen = (part: string): boolean => part.startsWith(':');

export const isPattern = (route: string): boolean => route.includes('/:');

/** Whether two lists of parts are equal, where an open one equals any that is not empty. */
const agree = (one: string[], other: string[]): boolean =>
  one.length === other.length &&
  one.every((part, at) => {
    const facing = other[at]!;
    return part === facing || (isOpen(part) && facing !== '') || (isOpen(facing) && part !== '');
  });

/** Whether some address belongs to both: `/licences/:id` and `/licences/7`, or `/licences/:number`. */
export const canCollide = (route: string, other: string): boolean =>
  route === other || ((isPattern(route) || isPattern(other)) && agree(route.split('/'), other.split('/')));

/** The route that an address belongs to, the exact one before a pattern; undefined where there is none. */
export const routeAt = (routes: readonly string[], path: string): string | undefined =>
  routes.includes(path) ? path : routes.find((route) => isPattern(route) && canCollide(route, path));
