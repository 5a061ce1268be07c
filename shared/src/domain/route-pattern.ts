/** Whether a part of a route matches any part of an address: `:id` in `/licences/:id`. */
const isOpen = (part: string): boolean => part.startsWith(':');

export const isPattern = (route: string): boolean => route.includes('/:');

/** Whether the parts of two lists agree pairwise. */
const fits = (one: string[], other: string[], agree: (part: string, facing: string) => boolean): boolean =>
  one.length === other.length && one.every((part, at) => part === other[at] || agree(part, other[at]!));

/** Whether two routes can match the same address: `/licences/:id` and `/licences/7`, or `/licences/:number`. */
export const canCollide = (route: string, other: string): boolean =>
  fits(route.split('/'), other.split('/'), (part, facing) => isOpen(part) || isOpen(facing));

/** The route of an address, an exact one before a pattern; undefined if none matches. */
export const routeAt = (routes: readonly string[], path: string): string | undefined =>
  routes.includes(path)
    ? path
    : routes.find(
        (route) =>
          isPattern(route) &&
          fits(route.split('/'), path.split('/'), (part, given) => isOpen(part) && given !== ''),
      );
