import type { FastifyReply, FastifyRequest } from 'fastify';
import { markReturning, RETURNING_COOKIE, SESSION_COOKIE } from '../http/session-cookie';

/** A page without personal data. */
interface KeepablePage {
  /** Identifies the content. */
  tag: string;
  /** Whether it depends on the address alone. Otherwise a cookie has chosen its language. */
  byAll: boolean;
}

/** For sessions that began before the marker existed. */
function markReturningSession({ cookies }: FastifyRequest, reply: FastifyReply): boolean {
  const isUnmarked = cookies[SESSION_COOKIE] !== undefined && cookies[RETURNING_COOKIE] === undefined;
  if (isUnmarked) markReturning(reply);
  return isUnmarked;
}

/** Tags the page by its content, not byte for byte; returns true if the browser has that already. */
function isUnchanged({ headers }: FastifyRequest, reply: FastifyReply, tag: string): boolean {
  void reply.header('etag', `W/${tag}`);
  const known = headers['if-none-match']?.split(',').map((one) => one.trim().replace(/^W\//, ''));
  if (!known?.includes(tag)) return false;
  void reply.status(304);
  return true;
}

/**
 * Sets who may cache a page: shared caches, the visitor's browser alone, or none (decision record 0033).
 * @param page undefined for a page that must not be cached
 * @returns whether the browser has it already, and gets the headers alone
 */
export function keepPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: KeepablePage | undefined,
): boolean {
  const isNewlyMarked = markReturningSession(request, reply);
  if (page === undefined || isNewlyMarked) {
    void reply.header('cache-control', 'no-store');
    return false;
  }
  const [control, vary] = page.byAll
    ? ['public, max-age=0, s-maxage=5, stale-while-revalidate=30', 'accept-encoding']
    : ['private, no-cache', 'accept-encoding, cookie'];
  void reply.header('cache-control', control).header('vary', vary);
  return isUnchanged(request, reply, page.tag);
}
