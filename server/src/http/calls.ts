import { calls, type CallDefinition, type CallName } from '@vez/shared/contracts';
import type { ServerModule } from '../module-api/module';
import { handlersOf } from './handlers';
import { registerCall, type CallDeps } from './register-call';
import { named } from './shared-scope';

export interface CallsOptions extends CallDeps {
  modules: ServerModule[];
}

/**
 * Registers one route for each definition of the contract.
 * @throws Error if a definition has no handler, or two
 */
export const callRoutes = named<CallsOptions>('callRoutes', async (app, { modules, ...deps }) => {
  const all = handlersOf(modules);
  for (const [name, definition] of Object.entries(calls) as [CallName, CallDefinition][]) {
    registerCall(app, name, definition, all, deps);
  }
});
