import type { PaintedScreen } from '@vez/shared/contracts/client';
import type { StandingPage } from './remote-state';

/** The screen that the page came painted with, in the element of its remote, until a release is shown. */
export function standingPage(element: HTMLElement, painted: PaintedScreen | undefined) {
  let screen = painted;
  /** Of its nodes, from just before a release takes them over. */
  let copy: ChildNode[] | undefined;

  return {
    isThere: () => screen !== undefined,
    /** What the citizen can go on reading where no release is shown. */
    facts: (): StandingPage | undefined =>
      screen && !screen.isFrame ? { language: screen.language, paintedAt: screen.paintedAt } : undefined,
    /** Hands it to the release that painted it, which may draw over it. */
    handOver(): { painted?: PaintedScreen } {
      if (screen === undefined) return {};
      if (!screen.isFrame) copy = [...element.cloneNode(true).childNodes];
      return { painted: screen };
    },
    /** Stands there as before; what was a frame is gone. */
    restore(): void {
      if (screen?.isFrame) {
        element.replaceChildren();
        screen = undefined;
      } else if (screen) {
        // Its figures are of then: they are asked for at once.
        screen = { ...screen, isOld: true };
        if (copy) element.replaceChildren(...copy);
      }
      copy = undefined;
    },
    drop: () => void (screen = copy = undefined),
  };
}
