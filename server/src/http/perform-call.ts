import { costOf, type CallDefinition, type CallName } from '@vez/shared/contracts';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../db/db';
import { isRead } from '../module-api/call-request';
import { auditedCall, type Audit } from '../modules/audit';
import { PuzzleNeeded, type Puzzles } from '../modules/puzzle';
import { checkKey, writeAlone, writeTogether, type Fingerprints } from '../modules/writes';
import { header, type callFacts } from './call-facts';
import type { AllHandlers } from './handlers';

export interface PerformDeps {
  db: Db;
  audit: Audit;
  puzzles: Puzzles;
  fingerprintsOf(content: unknown): Fingerprints;
}

type AnyHandler = (request: object) => Promise<unknown>;
type AnySharedHandler = Parameters<typeof writeTogether>[1];

/** @throws Error if the call has no handler */
function handlingOf(
  name: CallName,
  definition: CallDefinition,
  { handlers, sharedHandlers }: AllHandlers,
  { db, audit }: PerformDeps,
) {
  const handle = auditedCall(name, definition.path, handlers[name] as AnyHandler | undefined, audit);
  const handleTogether = sharedHandlers[name] as AnySharedHandler | undefined;
  // Codes are counted under locks that all requests for codes wait for.
  const own = costOf(definition) === 'login' ? { ...db, tx: db.txAside } : db;
  const write =
    handleTogether === undefined ? handle && writeAlone(own, handle) : writeTogether(db, handleTogether);
  if (write === undefined) throw new Error(`The contract's call ${name} has no handler.`);
  return { handle, write };
}

/** Answers a request whose caller is known and allowed: a read from the pool, a write in its transaction. */
export function createPerformer(
  name: CallName,
  definition: CallDefinition,
  all: AllHandlers,
  deps: PerformDeps,
) {
  const { db, puzzles, fingerprintsOf } = deps;
  const { handle, write } = handlingOf(name, definition, all, deps);
  const isKept = !isRead(definition) && (!definition.shellOnly || definition.keptAnswer === true);

  return (request: FastifyRequest, facts: ReturnType<typeof callFacts>): Promise<unknown> => {
    const key = header(request, 'idempotency-key');
    if (isKept) checkKey(key);
    const content = [name, request.params, request.query, request.body];
    const answer =
      handle !== undefined && !isKept
        ? handle({ ...facts, db })
        : write({
            request: facts,
            key,
            subject: facts.caller.subject,
            fingerprints: fingerprintsOf(content),
          });
    return answer.catch(async (error: unknown) => {
      // After the transaction, since creating a puzzle takes a while.
      throw error instanceof PuzzleNeeded ? await puzzles.refusalFor(error) : error;
    });
  };
}
