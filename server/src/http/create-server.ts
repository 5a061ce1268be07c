import { randomUUID } from 'node:crypto';
import fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { answerUnroutable } from './errors';
import { answerUnreadable, keepNewestExchange } from './unreadable';

const BODY_LIMIT = 64 * 1024;
/** For receiving the head of a request, and all of it; even a bad connection sends 64 KB in less. */
const HEADERS_LIMIT_MS = 15_000;
const REQUEST_LIMIT_MS = 30_000;
const LIMIT_CHECK_MS = 1_000;
/** From the first byte to the answer. Does not limit streams of events. */
const ANSWER_LIMIT_MS = 45_000;

/**
 * A connection ends after so long without a read or write, such as that of a client that does not read its answer.
 * Longer than an answer may take, and than a stream of events may be silent (60 s).
 */
const SILENCE_LIMIT_MS = 75_000;

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** A caller may choose its trace id, but only a UUID: any other text could be a phone number, and would be logged. */
const traceIdFrom = (sent: string | string[] | undefined): string =>
  typeof sent === 'string' && UUID.test(sent) ? sent : randomUUID();

/**
 * Fastify with our limits, and with Zod for the schemas of calls.
 * @param trustedProxies whose `x-forwarded-for` is trusted
 */
export function createServer(trustedProxies: string[]): FastifyInstance {
  const server = fastify({
    logger: false,
    bodyLimit: BODY_LIMIT,
    trustProxy: trustedProxies,
    forceCloseConnections: 'idle',
    // Drops clients that send a byte a minute.
    requestTimeout: REQUEST_LIMIT_MS,
    connectionTimeout: SILENCE_LIMIT_MS,
    handlerTimeout: ANSWER_LIMIT_MS,
    http: { headersTimeout: HEADERS_LIMIT_MS, connectionsCheckingInterval: LIMIT_CHECK_MS },
    return503OnClosing: false,
    // Refuses keys that could reach a prototype.
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    genReqId: ({ headers }) => traceIdFrom(headers['x-trace-id']),
    frameworkErrors: answerUnroutable,
    clientErrorHandler: answerUnreadable,
    routerOptions: { maxParamLength: 300 },
  });
  keepNewestExchange(server.server);
  server.setValidatorCompiler(validatorCompiler);
  server.setSerializerCompiler(serializerCompiler);
  return server;
}
