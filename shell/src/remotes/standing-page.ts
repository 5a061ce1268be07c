import type { PaintedScreen } from '@vez/shared/contracts/client';
import type { StandingPage } from './remote-state';

/** The painted screen in its remote's element, until a release is shown. */
export function standingPage(element: HTMLElement, painted: PaintedScreen | undefined) {
  let screen = painted;
  /** A copy of its nodes, made just before a release hydrates them. */
  let copy: ChildNode[] | undefined;

  return {
    isThere: () => screen !== undefined,
    /** Describes the screen that the citizen can still read while no release is shown. */
    facts: (): StandingPage | undefined =>
      screen && !screen.isFrame ? { language: screen.language, paintedAt: screen.paintedAt } : undefined,
    /** Passes the screen to the release that painted it, which may overwrite it. */
    handOver(): { painted?: PaintedScreen } {
      if (screen === undefined) return {};
      if (!screen.isFrame) copy = [...element.cloneNode(true).childNodes];
      return { painted: screen };
    },
    /** Restores the painted screen; removes a frame. */
    restore(): void {
      if (screen?.isFrame) {
        element.replaceChildren();
        screen = undefined;
      } else if (screen) {
        // Its data is old, so the screen refetches it at once.
        screen = { ...screen, isOld: true };
        if (copy) element.replaceChildren(...copy);
      }
      copy = undefined;
    },
    drop: () => void (screen = copy = undefined),
  };
}
