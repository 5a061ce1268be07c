import type { FastifyInstance } from 'fastify';
import type { Clock } from '../db/clock';

/** Counted anew each day, so that it never expires while the site is served. */
const VALID_DAYS = 180;

/** `/.well-known/security.txt` (RFC 9116): where to report a vulnerability. */
export function securityContact(
  app: FastifyInstance,
  { clock, securityContacts }: { clock: Clock; securityContacts: readonly string[] },
): void {
  if (securityContacts.length === 0) return;
  app.get('/.well-known/security.txt', { schema: { hide: true } }, async (_request, reply) => {
    const expires = new Date(clock.now().getTime() + VALID_DAYS * 86_400_000);
    const lines = [
      ...securityContacts.map((address) => `Contact: ${address}`),
      `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
      'Preferred-Languages: zh, pt, en',
    ];
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
}
