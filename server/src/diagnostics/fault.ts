const FRAMES = 4;
const WORD = /^[\w.$-]{1,80}$/;

/** Passes only names of our schema and classes: any other text could quote user input. */
const word = (value: unknown): string | undefined =>
  typeof value === 'string' && WORD.test(value) ? value : undefined;

/** Where it was thrown; the lines before the first frame repeat the message. */
const framesOf = (stack: string | undefined): string[] =>
  (stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, FRAMES)
    .map((line) => line.trim());

/** Where an answer broke its contract, and how: `ticket.code invalid_type`. A value could be a citizen's. */
function breachesOf(cause: unknown): string[] {
  const { issues } = (cause ?? {}) as { issues?: unknown };
  if (!Array.isArray(issues)) return [];
  return issues
    .slice(0, FRAMES)
    .map(({ path, code }: { path?: unknown[]; code?: unknown }) =>
      [path?.map(String).join('.'), code].map((part) => word(part) ?? '?').join(' '),
    );
}

/** The parts of an error that may be logged. */
export interface Fault {
  name: string;
  code?: string;
  constraint?: string;
  table?: string;
  breaches?: string[];
  at?: string[];
}

/**
 * Reduces an error to what a log may hold. Its message is dropped: PostgreSQL quotes the row, zod and JSON.parse
 * quote the input, and a gateway may answer with the number that it received.
 */
export function faultOf(error: unknown): Fault {
  if (!(error instanceof Error)) return { name: typeof error };
  const { code, constraint, table } = error as { code?: unknown; constraint?: unknown; table?: unknown };
  const facts = { code: word(code), constraint: word(constraint), table: word(table) };
  const at = framesOf(error.stack);
  const breaches = breachesOf(error.cause);
  return {
    name: word(error.name) ?? 'Error',
    ...Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)),
    ...(breaches.length > 0 ? { breaches } : {}),
    ...(at.length > 0 ? { at } : {}),
  };
}
