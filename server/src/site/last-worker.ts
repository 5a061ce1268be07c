import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * A service worker that takes itself off and loads its pages anew. Vez has none but that of devices; an earlier site at this address may
 * have left one that answers with its own pages, so that nothing of ours ever runs. A browser asks for the worker's
 * file again at each visit, past that worker and past its cache, and gets this in its place.
 */
const LAST_WORKER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  await self.registration.unregister();
  for (const page of await self.clients.matchAll({ type: 'window' })) page.navigate(page.url);
})()));
`;

/** Whether a browser asks for the file of a service worker, whatever its name (Service Workers, section 7.1). */
export const isWorkerFile = ({ headers }: FastifyRequest): boolean => headers['service-worker'] === 'script';

export const sendLastWorker = (reply: FastifyReply) =>
  reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-store').send(LAST_WORKER);
