import type { CallName } from '@vez/shared/contracts';
import type { Handlers, ServerModule, SharedHandlers } from '../module-api/module';

export interface AllHandlers {
  handlers: Handlers;
  sharedHandlers: SharedHandlers;
}

/** The handlers of all modules. @throws Error if two modules handle the same call */
export function handlersOf(modules: ServerModule[]): AllHandlers {
  const handlers: Handlers = {};
  const sharedHandlers: SharedHandlers = {};
  for (const { name, handlers: own, sharedHandlers: shared = {} } of modules) {
    for (const call of [...Object.keys(own), ...Object.keys(shared)] as CallName[]) {
      if (call in handlers || call in sharedHandlers) {
        throw new Error(`Two modules handle ${call}; the second is ${name}.`);
      }
    }
    Object.assign(handlers, own);
    Object.assign(sharedHandlers, shared);
  }
  return { handlers, sharedHandlers };
}
