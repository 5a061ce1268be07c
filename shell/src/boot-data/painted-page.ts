import type { Language, Mode, PaintedScreen } from '@vez/shared/contracts/client';
import { isReturning } from './is-returning';
import { pageData } from './page-data';

/** The server's facts about the page that it painted. */
interface PaintedFacts extends PaintedScreen {
  /** Undefined for the shell's own pages. */
  remote?: string;
  path: string;
  mode: Mode;
}

export interface PaintedPage extends PaintedFacts {
  /** Holds the remote's screen, if the page belongs to a remote. */
  element: HTMLElement | null;
}

/** On Back, a browser restores its cached page without revalidating it. */
const isKept = () => (performance.navigation as PerformanceNavigation | undefined)?.type === 2;

/**
 * The painted page, if this visitor would see the same. Otherwise the shell renders the page from scratch, as it does
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
