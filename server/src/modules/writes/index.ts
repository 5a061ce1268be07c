import type { Deps, ServerModule } from '../../module-api/module';
import { settle } from './settle';

export { createFingerprints, type Fingerprints } from './fingerprints';
export { grant, grantStatement, type Grant, type GrantName, type Prepared } from './grant';
export { checkKey } from './kept-answers';
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
