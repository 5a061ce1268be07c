import { routeAt } from './route-pattern';

/** A call and its input. */
export type FirstRead = readonly [call: string, input: Record<string, Value>];
type Value = string | number | null;

interface Remote {
  routes: readonly string[];
  /** As in `remote.json`. */
  reads?: Readonly<Record<string, Record<string, Record<string, Value>>>>;
}

const LONGEST_VALUE = 100;

const isUsable = (value: unknown): value is Value =>
  value === null || typeof value === 'number' || (typeof value === 'string' && value.length <= LONGEST_VALUE);

/** The ids of services and offices are numbers in bodies. */
const numberWhereItIsOne = (text: unknown) =>
  typeof text === 'string' && /^\d{1,9}$/.test(text) ? Number(text) : text;

/**
 * What the screen of an address begins with, as its remote says. Of an input, `?id` stands for the parameter `id` of the
 * address; a read whose parameter the address lacks is left out.
 */
export function firstReads(
  { routes, reads = {} }: Remote,
  path: string,
  query: Readonly<Record<string, unknown>>,
): FirstRead[] {
  const valueOf = (given: Value) =>
    typeof given === 'string' && given.startsWith('?') ? numberWhereItIsOne(query[given.slice(1)]) : given;
  return Object.entries(reads[routeAt(routes, path) ?? ''] ?? {}).flatMap(([call, given]) => {
    const input = Object.entries(given).map(([name, value]) => [name, valueOf(value)] as const);
    if (!input.every(([, value]) => isUsable(value))) return [];
    return [[call, Object.fromEntries(input) as Record<string, Value>] as const];
  });
}
