import { routeAt } from './route-pattern';

/** A call and its input. */
export type FirstRead = readonly [call: string, input: Record<string, Value>];
type Value = string | number | null;

/** Inputs by path and call. */
type Reads = Readonly<Record<string, Record<string, Record<string, Value>>>>;

/** As in `remote.json`. */
interface Remote {
  routes: readonly string[];
  reads?: Reads;
  personalReads?: Reads;
}

const LONGEST_VALUE = 100;

const isUsable = (value: unknown): value is Value =>
  value === null || typeof value === 'number' || (typeof value === 'string' && value.length <= LONGEST_VALUE);

/** Converts ids of services and offices, which are numbers in bodies. */
const numberWhereItIsOne = (text: unknown) =>
  typeof text === 'string' && /^\d{1,9}$/.test(text) ? Number(text) : text;

/**
 * The first reads of an address's screen, from its remote's manifest; `isKnown` is true for logged-in users. In an
 * input, `?id` stands for the parameter `id` of the address; a read whose parameter is missing is left out.
 */
export function firstReads(
  { routes, reads = {}, personalReads = {} }: Remote,
  path: string,
  { query, isKnown }: { query: Readonly<Record<string, unknown>>; isKnown: boolean },
): FirstRead[] {
  const valueOf = (given: Value) =>
    typeof given === 'string' && given.startsWith('?') ? numberWhereItIsOne(query[given.slice(1)]) : given;
  const route = routeAt(routes, path) ?? '';
  const all = { ...reads[route], ...(isKnown && personalReads[route]) };
  return Object.entries(all).flatMap(([call, given]) => {
    const input = Object.entries(given).map(([name, value]) => [name, valueOf(value)] as const);
    if (!input.every(([, value]) => isUsable(value))) return [];
    return [[call, Object.fromEntries(input) as Record<string, Value>] as const];
  });
}
