import { apiDocument } from './api-document';
import { backendRoutes, type BackendRoutesOptions } from './backend-routes';
import { callRoutes, type CallsOptions } from './calls';
import { docsPage } from './docs-page';
import { personalReads, type PersonalReadsOptions } from './personal-reads';
import { visitStream, type VisitStreamOptions } from './visit-stream';
import { named } from './shared-scope';

export interface ApiOptions {
  calls: CallsOptions;
  /** The folder in which the build puts Swagger UI. */
  docsFolder: string;
  stream: VisitStreamOptions;
  personal: PersonalReadsOptions;
  backends: BackendRoutesOptions;
}

/** The calls of the contract and of remotes' own services, their OpenAPI document and its page. */
export const api = named<ApiOptions>(
  'api',
  async (server, { docsFolder, calls, stream, personal, backends }) => {
    await server.register(apiDocument);
    await server.register(docsPage, { folder: docsFolder });
    await server.register(callRoutes, calls);
    await server.register(visitStream, stream);
    await server.register(personalReads, personal);
    await server.register(backendRoutes, { prefix: '/x', ...backends });
  },
);
