import type { ShellCalls } from '@vez/shared/contracts/client';

export type Login = ShellCalls['validateCode']['answer'];

/** Auth calls: they carry no token, since renewing one would deadlock. */
export interface AuthCalls {
  renewSession(): Promise<Login>;
  sendCode(input: ShellCalls['sendCode']['input']): Promise<ShellCalls['sendCode']['answer']>;
  validateCode(input: ShellCalls['validateCode']['input']): Promise<Login>;
}
