import type { Db } from '../../db/db';
import type { Secrets } from '../../secrets/keys';
import { codeHashes } from './code-hashes';
import { createCodeSender, type SendCodeDeps } from './send-code';
import { createCodeCheck } from './use-code';

export interface CodesDeps extends SendCodeDeps {
  db: Db;
  secrets: Secrets;
}

/** SMS codes: six digits, used once, three tries for the asker (API-71, API-72, decisions 23 and 118). */
export function createCodes(deps: CodesDeps) {
  const hashesOf = codeHashes(deps.secrets);
  return { send: createCodeSender(deps, hashesOf), use: createCodeCheck(deps, hashesOf) };
}
export type Codes = ReturnType<typeof createCodes>;
