import type { FastifyRequest } from 'fastify';

/** Far deeper than the body of any call. */
const MOST_LEVELS = 100;

const partsOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : [];

/** What walks through a body of thousands of levels would come to the end of its stack. @throws Error with status 400 */
export async function refuseTooDeep({ body }: FastifyRequest): Promise<void> {
  let level = [body];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MOST_LEVELS) throw Object.assign(new Error('The body is too deep.'), { statusCode: 400 });
    level = level.flatMap(partsOf);
  }
}
