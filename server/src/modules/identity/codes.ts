import type { Db } from '../../db/db';
import type { Secrets } from '../../secrets/keys';
import { codeHashes } from './code-hashes';
import { createOfficeCodes, isOfficeCode } from './office-codes';
import { createCodeSender, type SendCodeDeps } from './send-code';
import { createCodeCheck, type CodeTry } from './use-code';

export interface CodesDeps extends SendCodeDeps {
  db: Db;
  secrets: Secrets;
}

/**
 * Login codes: six digits by SMS, with three tries for the asker (API-71, API-72, decisions 23 and 118), or ten digits
 * from an office (decision 360). Each is used once.
 */
export function createCodes(deps: CodesDeps) {
  const hashesOf = codeHashes(deps.secrets);
  const office = createOfficeCodes(deps);
  const useSent = createCodeCheck(deps, hashesOf);
  return {
    send: createCodeSender(deps, hashesOf),
    handOut: office.handOut,
    use: (attempt: CodeTry): Promise<void> =>
      isOfficeCode(attempt.code) ? office.use(deps.db, attempt.mobile, attempt.code) : useSent(attempt),
  };
}
export type Codes = ReturnType<typeof createCodes>;
