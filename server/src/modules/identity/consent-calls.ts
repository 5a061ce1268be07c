import { mobileName } from '@vez/shared/domain';
import { statement } from '../../db/db';
import type { Clock } from '../../db/clock';
import type { CallerIdentity, Handlers } from '../../module-api/module';
import { NotFound } from '../../module-api/refusal';
import clause from './privacy-clause.json';

const CLAUSE_ID = 1;

const FIND_CONSENT = statement(
  'consent-find',
  'SELECT 1 AS found FROM consent WHERE account IN (:account, token(:account)) AND device_id = :deviceId AND clause_id = :clauseId',
);
const KEEP_CONSENT = statement(
  'consent-keep',
  `INSERT INTO consent (account, device_id, clause_id, consented_at)
   VALUES (kept_name(:account), :deviceId, :clauseId, :now)
   ON CONFLICT (account, device_id, clause_id) DO NOTHING`,
);

/**
 * The name that the consents of an account are stored under.
 * @throws NotFound for another's account and for a missing one alike
 */
function ownAccount(caller: CallerIdentity, account: string): string {
  const { euid, person, mobile } = caller;
  if (account === euid && person !== undefined) return person;
  if (mobile !== undefined && account === mobileName(mobile)) return account;
  throw new NotFound();
}

/** The privacy clause and consents to it (API-65 to API-67, ACC-25, ACC-26). */
export const consentCalls = (clock: Clock) =>
  ({
    async checkConsent({ params, caller, db }) {
      const account = ownAccount(caller, params.account);
      const found = await db.query(FIND_CONSENT, { account, deviceId: params.deviceId, clauseId: CLAUSE_ID });
      return { show: found.length === 0 };
    },

    async consent({ body, caller, db }) {
      const account = ownAccount(caller, body.account);
      const now = clock.now();
      await db.query(KEEP_CONSENT, { account, deviceId: body.deviceId, clauseId: CLAUSE_ID, now });
      return { consentedAt: now.toISOString() };
    },

    async privacyClause({ params, language }) {
      if (params.id !== CLAUSE_ID) throw new NotFound();
      return { id: CLAUSE_ID, updatedAt: clause.updatedAt, ...clause.texts[language] };
    },
  }) satisfies Handlers;
