import type { Deps, ServerModule } from '../../module';
import { settle } from '../../plugins/idempotency';

/** What became of a write, for a client that lost its answer (decision 94). */
export function writesModule({ db }: Deps): ServerModule {
  return {
    name: 'writes',
    handlers: {
      settleWrite: ({ params, caller }) => settle(db, { key: params.key, subject: caller.subject }),
    },
  };
}
