/** A part of a route that stands for any one part of an address: `:id` of `/licences/:id`. */
const isOpen = (part: string): boolean => part.startsWith(':');

export const isPattern = (route: string): boolean => route.includes('/:');

/** Whether each part of one list agrees with that of the other. */
const fits = (one: string[], other: string[], agree: (part: string, facing: string) => boolean): boolean =>
  one.length === other.length && one.every((part, at) => part === other[at] || agree(part, other[at]!));

/** Whether some address belongs to both: `/licences/:id` and `/licences/7`, or `/licences/:number`. */
export const canCollide = (route: string, other: string): boolean =>
  fits(route.split('/'), other.split('/'), (part, facing) => isOpen(part) || isOpen(facing));

/** The route that an address belongs to, the exact one before a pattern; undefined where there is none. */
export const routeAt = (routes: readonly string[], path: string): string | undefined =>
  routes.includes(path)
    ? path
    : routes.find(
        (route) =>
          isPattern(route) &&
          fits(route.split('/'), path.split('/'), (part, given) => isOpen(part) && given !== ''),
      );
