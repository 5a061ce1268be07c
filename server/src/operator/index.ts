import { ConfigFault } from '../config/config-fault';
import { withSecretFiles } from '../config/secret-files';
import { parseArgs } from 'node:util';
import { dataKeysFrom } from '../config/credentials';
import { connect, type Db } from '../db/db';
import { faultOf } from '../diagnostics/fault';
import { KeyFault } from '../modules/counters';
import { keepPersonalText, LostKey } from '../modules/personal-text';
import type { DataKeys } from '../secrets/vault';
import { AUDIT_COMMANDS } from './audit-commands';
import { OperatorFault, type Command } from './command';
import { erase } from './erase';
import { KEY_COMMANDS } from './key-commands';

export interface OperatorCall {
  args: string[];
  env: NodeJS.ProcessEnv;
  say(text: string): void;
  complain(text: string): void;
}

const HELP = `Usage: node server/dist/operator.mjs COMMAND
DATABASE_URL, VEZ_SECRET, VEZ_SECRET_PREVIOUS and VEZ_DATA_KEYS are those of the API processes.

  erase [--mobile 853-66123834] [--account EUID --issuer URL] --by NAME
      Erases what is kept of one person. Active tickets keep their numbers, without the person.
  keys list
  keys add --department DSI --by NAME
      Makes a key for the counter systems of a department, and shows it once. Two may live at once.
  keys revoke --key ID --by NAME
  audit verify
      Says where the chain of the audit is broken, if it is.
`;

/** Commands by name. A map, since an operator may type the name of any object property. */
const COMMANDS = new Map<string, Command>(Object.entries({ erase, ...KEY_COMMANDS, ...AUDIT_COMMANDS }));

const OPTIONS = {
  mobile: { type: 'string' },
  account: { type: 'string' },
  issuer: { type: 'string' },
  by: { type: 'string' },
  department: { type: 'string' },
  key: { type: 'string' },
} as const;

/** @returns the exit code */
export async function runOperator({ args, env, say, complain }: OperatorCall): Promise<number> {
  let db: Db | undefined;
  try {
    const { positionals, values } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
    const command = COMMANDS.get(positionals.join(' '));
    if (command === undefined) {
      say(HELP);
      return positionals[0] === 'help' ? 0 : 1;
    }
    const {
      DATABASE_URL: url,
      VEZ_SECRET: secret,
      VEZ_SECRET_PREVIOUS: previous,
      VEZ_DATA_KEYS,
    } = withSecretFiles(env);
    if (!url || !secret) throw new OperatorFault('DATABASE_URL and VEZ_SECRET must be set.');
    db = connect(url, { max: 1 });
    const keys: DataKeys = {
      secrets: previous ? [secret, previous] : [secret],
      keys: dataKeysFrom(VEZ_DATA_KEYS),
    };
    await keepPersonalText(db, keys, () => new Date());
    await command({ db, keys, say }, values);
    return 0;
  } catch (error) {
    // PostgreSQL's own messages may quote the affected row.
    const isOurs = [OperatorFault, ConfigFault, KeyFault, LostKey, TypeError].some(
      (ours) => error instanceof ours,
    );
    complain(`Nothing was done. ${isOurs ? (error as Error).message : JSON.stringify(faultOf(error))}`);
    return 1;
  } finally {
    await db?.close();
  }
}
