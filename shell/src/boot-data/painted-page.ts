import type { Language, Mode, PaintedScreen } from '@vez/shared/contracts/client';
import { isReturning } from './is-returning';
import { pageData } from './page-data';

/** What the server says of the page that it painted. */
interface PaintedFacts extends PaintedScreen {
  /** Undefined for a page of the shell's own. */
  remote?: string;
  path: string;
  mode: Mode;
}

export interface PaintedPage extends PaintedFacts {
  /** Holds the remote's screen, where the page is a remote's. */
  element: HTMLElement | null;
}

/** On the way back a browser takes the page that it has kept, and asks nobody whether it still holds. */
const isKept = () => (performance.navigation as PerformanceNavigation | undefined)?.type === 2;

/**
 * What the page came painted with, where it is what this visitor would see: else the shell draws it anew, as it does
 * for a page that was not painted.
 */
export function paintedPage(visit: {
  path: string;
  language: Language;
  mode: Mode;
  online: boolean;
}): PaintedPage | undefined {
  const facts = pageData<PaintedFacts>('vez-painted');
  const element = document.querySelector<HTMLElement>('#root [data-remote]');
  if (facts === undefined || !visit.online || (facts.remote !== undefined && element === null))
    return undefined;
  const isThis = (['path', 'language', 'mode'] as const).every((name) => facts[name] === visit[name]);
  if (!isThis) return undefined;
  return { ...facts, isOld: facts.isOld || isKept(), element, isReturning: isReturning() };
}
