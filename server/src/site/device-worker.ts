import type { FastifyReply } from 'fastify';
import { AWAY_PAGE } from '@vez/shared/domain';

/**
 * A service worker for a kiosk or a display that is switched on during an outage. It answers with the page that the
 * screen has stored in the browser, which reloads itself until the server answers. It stores no file and answers
 * nothing else.
 */
const DEVICE_WORKER = `const later = () => new Promise((give) => setTimeout(give, 15000));
const ask = async (request) => {
  const answer = await Promise.race([fetch(request), later()]).catch(() => undefined);
  if (answer !== undefined && answer.status < 500) return answer;
  return (await caches.match(${JSON.stringify(AWAY_PAGE)})) ?? answer ?? Response.error();
};
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(ask(event.request));
});
`;

export const sendDeviceWorker = (reply: FastifyReply) =>
  reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(DEVICE_WORKER);
