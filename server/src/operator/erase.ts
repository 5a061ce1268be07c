import { randomUUID } from 'node:crypto';
import { erasePerson, type Person } from '../modules/retention';
import { OperatorFault, operatorIn, type Command, type Options } from './command';

function personIn({ mobile, account, issuer }: Options): Person {
  const [, area, number] = /^(\d{1,5})-(\d{4,15})$/.exec(mobile ?? '') ?? [];
  if (mobile !== undefined && (area === undefined || number === undefined)) {
    throw new OperatorFault('--mobile must be area code and number, such as 853-66123834.');
  }
  if (mobile === undefined && (account === undefined || account === '')) {
    throw new OperatorFault('Say whom: --mobile, --account, or both.');
  }
  if ((account === undefined) !== (issuer === undefined)) {
    throw new OperatorFault('An account is --account with --issuer: the address of who calls it so.');
  }
  return {
    ...(area === undefined || number === undefined ? {} : { mobile: { area, number } }),
    ...(account === undefined || issuer === undefined ? {} : { account: { issuer, euid: account } }),
  };
}

/** Erases the stored data of one person. */
export const erase: Command = async ({ db, keys, say }, options) => {
  const person = personIn(options);
  const route = `operator:${operatorIn(options)}`;
  const erased = await db.tx((tx) => erasePerson(tx, person, { route, keys, traceId: randomUUID() }));
  say(
    Object.entries(erased)
      .map(([table, rows]) => `${table}: ${rows}`)
      .join('\n'),
  );
};
