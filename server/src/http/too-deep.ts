import type { FastifyRequest } from 'fastify';

/** Far deeper than the body of any call. */
const MOST_LEVELS = 100;

const partsOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : [];

/**
 * Refuses a body of thousands of levels, which would overflow the stack of recursive code. @throws Error with status
 * 400
 */
export async function refuseTooDeep({ body }: FastifyRequest): Promise<void> {
  let level = [body];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MOST_LEVELS) throw Object.assign(new Error('The body is too deep.'), { statusCode: 400 });
    level = level.flatMap(partsOf);
  }
}
