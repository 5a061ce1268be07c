import type { Deps, ServerModule } from '../../module-api/module';
import { settle } from './settle';

export { createFingerprints, type Fingerprints } from './fingerprints';
export { completed } from './completed';
export { checkKey } from './kept-answers';
export { receiptsAsJson, type Prepared } from './receipts';
export { writeAlone, writeTogether } from './run-write';

/** Reports the outcome of a write to a client that lost its answer (decision 94). */
export function writesModule({ db }: Deps): ServerModule {
  return {
    name: 'writes',
    handlers: {
      settleWrite: ({ params, caller }) => settle(db, { key: params.key, subject: caller.subject }),
    },
  };
}
