import { sharedScope } from './shared-scope';

/** Closes each connection after its answer once the server stops; keep-alive clients would keep it open. */
export const draining = sharedScope<{ isStopping(): boolean }>('draining', async (server, { isStopping }) => {
  server.addHook('onSend', async (_request, reply) => {
    if (isStopping()) void reply.header('connection', 'close');
  });
});
