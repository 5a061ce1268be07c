import type { Api, ShellCalls } from '@vez/shared/contracts/client';

/** Calls of the shell alone, such as those that return a token. A missing name does not compile. */
const SHELL_ONLY: { [Name in keyof ShellCalls]: true } = {
  loginAddress: true,
  getAccessToken: true,
  sendCode: true,
  validateCode: true,
  renewSession: true,
  endSession: true,
  sessions: true,
  endOneSession: true,
  openTicketLink: true,
  ownData: true,
  ownDataFile: true,
  eraseOwnData: true,
};

/** The calls without the shell's own: a type alone would not keep a remote from them (ACC-12). */
export const apiOfRemotes = (api: Api): Api =>
  Object.fromEntries(Object.entries(api).filter(([name]) => !Object.hasOwn(SHELL_ONLY, name))) as Api;
