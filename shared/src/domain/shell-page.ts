import { about, ownData, settings } from './paths';

/** Whether a page belongs to the shell (NAV-18, NAV-19), so that every deployment has it. */
export const isShellPage = (path: string): boolean => [about(), settings(), ownData()].includes(path);

/** Whether one of the shell's pages is plain text, the same for everyone, so that the server paints it. */
export const isTextPage = (path: string): boolean => path === about();
