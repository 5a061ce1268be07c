import type { FastifyPluginAsync } from 'fastify';
import { apiDocument } from './api-document';
import { callRoutes, type CallsOptions } from './calls';
import { docsPage } from './docs-page';
import { visitStream, type VisitStreamOptions } from './visit-stream';

export interface ApiOptions {
  calls: CallsOptions;
  /** Where the build has put Swagger UI. */
  docsFolder: string;
  stream: VisitStreamOptions;
}

/** The calls of the contract, their OpenAPI document and its page. */
export const api: FastifyPluginAsync<ApiOptions> = async (server, { docsFolder, calls, stream }) => {
  await server.register(apiDocument);
  await server.register(docsPage, { folder: docsFolder });
  await server.register(callRoutes, calls);
  await server.register(visitStream, stream);
};
