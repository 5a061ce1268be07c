import { chainAudit, headOfAudit, verifyAudit } from '../modules/audit';
import { OperatorFault, type Command } from './command';

export const AUDIT_COMMANDS: Record<string, Command> = {
  async 'audit verify'({ db, say }) {
    await chainAudit(db);
    const { brokenAt, isOwn } = await verifyAudit(db);
    const head = await headOfAudit(db);
    if (isOwn) say('The user of DATABASE_URL could change the audit: it is its owner, or a superuser.');
    if (brokenAt !== undefined) throw new OperatorFault(`The audit is broken at position ${brokenAt}.`);
    say(
      head === undefined ? 'The audit is empty.' : `The audit is whole up to ${head.position}: ${head.hash}`,
    );
  },
};
