import { runExclusive } from '../../db/run-exclusive';
import { statement, type Db } from '../../db/db';
import { faultOf } from '../../diagnostics/fault';
import type { Deps, ServerModule } from '../../module-api/module';
import type { IdentityVault } from './identity-number';

const SWEEP_MS = 3_600_000;
/** Rows per transaction, so that their locks are short. */
const BATCH = 200;

const IN_CLEAR = statement(
  'answers-in-clear',
  `SELECT id, parameters FROM ticket WHERE parameters <> '{}' LIMIT $1 FOR UPDATE SKIP LOCKED`,
);
const SEAL = statement(
  'answers-seal',
  `UPDATE ticket SET answers_cipher = cipher, parameters = '{}'
   FROM unnest($1::uuid[], $2::bytea[]) AS sealed(of_id, cipher) WHERE id = of_id`,
);

/** Seals the answers that earlier releases wrote in clear; older processes may still do so meanwhile. */
export async function sealAnswersInClear(db: Db, vault: IdentityVault): Promise<number> {
  let total = 0;
  for (;;) {
    let done = 0;
    await runExclusive(db, 'answers-seal', async (tx) => {
      const rows = await tx.query(IN_CLEAR, [BATCH]);
      const sealed = rows.map(({ parameters }) => vault.sealAnswers(parameters));
      await tx.query(SEAL, [rows.map(({ id }) => id), sealed]);
      done = rows.length;
    });
    total += done;
    if (done < BATCH) return total;
  }
}

/** Only background work: seals what older processes wrote, at the start and every hour. */
export function answersModule({ db, log }: Deps, vault: IdentityVault): ServerModule {
  const seal = () =>
    sealAnswersInClear(db, vault).then(
      (rows) => rows > 0 && log.info({ rows }, 'answers sealed'),
      (error: unknown) => log.warn({ fault: faultOf(error) }, 'answers not sealed'),
    );
  return {
    name: 'answers',
    handlers: {},
    start() {
      let sealing = seal();
      const timer = setInterval(() => void (sealing = seal()), SWEEP_MS);
      return async () => {
        clearInterval(timer);
        await sealing;
      };
    },
  };
}
