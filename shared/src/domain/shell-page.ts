import { about, settings } from './paths';

/** Whether a page is the shell's own (NAV-18, NAV-19), so that every deployment has it. */
export const isShellPage = (path: string): boolean => path === about() || path === settings();

/** Whether a page of the shell's own is text alone, the same for everybody: the server paints it. */
export const isTextPage = (path: string): boolean => path === about();
