import type { Deps, ServerModule } from '../../module-api/module';
import { takeNumbers, type NumberSettings } from './take-numbers';

/** Taking a number (API-37, QUE-01 to QUE-21). */
export function queueTicketsModule({ clock }: Deps, settings: NumberSettings): ServerModule {
  return {
    name: 'queueTickets',
    handlers: {},
    sharedHandlers: {
      takeQueueTicket: (db, requests) => takeNumbers(db, settings, requests, clock.now()),
    },
  };
}
