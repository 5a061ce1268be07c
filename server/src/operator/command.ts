import type { Db } from '../db/db';
import type { DataKeys } from '../secrets/vault';

/** A command that cannot be carried out as given. Its message is a sentence for the operator. */
export class OperatorFault extends Error {}

export interface OperatorDeps {
  db: Db;
  keys: DataKeys;
  say(text: string): void;
}
export type Options = Record<string, string | undefined>;
export type Command = (deps: OperatorDeps, options: Options) => Promise<void>;

/** Operators are named in the audit. */
export function operatorIn({ by }: Options): string {
  if (by === undefined || !/^[\w .@-]{2,40}$/.test(by)) {
    throw new OperatorFault('--by must say who you are: 2 to 40 letters, digits, spaces or . @ - _');
  }
  return by;
}
