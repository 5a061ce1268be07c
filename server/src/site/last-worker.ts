import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * A service worker that unregisters itself and reloads its pages. Vez has none but that of devices. An earlier site
 * at this address may have left one that answers with its own pages, so that nothing of ours ever runs. A browser
 * requests the worker's file again at each visit, past that worker and past its cache, and gets this one in its
 * place.
 */
const LAST_WORKER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  await self.registration.unregister();
  for (const page of await self.clients.matchAll({ type: 'window' })) page.navigate(page.url);
})()));
`;

/** Whether a browser requests the file of a service worker, whatever its name (Service Workers, section 7.1). */
export const isWorkerFile = ({ headers }: FastifyRequest): boolean => headers['service-worker'] === 'script';

export const sendLastWorker = (reply: FastifyReply) =>
  reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-store').send(LAST_WORKER);
