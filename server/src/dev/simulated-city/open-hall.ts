import type { Browser } from './browser';
import { clerkAt } from './clerk';
import type { CounterWork } from './counter-work';
import { frontDesk } from './front-desk';
import { countersOf, newLobby, type HallView } from './hall';

/** The browsers of the people and devices of an office. */
export interface OfficeBrowsers {
  kiosks: Browser[];
  receptionist: Browser;
  /** @param number from 1 */
  clerk(number: number): Browser;
}

export type HallDeps = Pick<CounterWork, 'now' | 'random' | 'servingMs'>;

/** One office of a department with its staff. */
export function openHall(view: HallView, { kiosks, receptionist, clerk }: OfficeBrowsers, deps: HallDeps) {
  const lobby = newLobby();
  const { locationId } = view;
  const front = frontDesk({ ...deps, kiosks, receptionist, lobby });
  const clerks = countersOf(view).map((plan, at) =>
    clerkAt({ ...deps, ...plan, locationId, browser: clerk(at + 1), lobby, parked: [] }),
  );
  return {
    view,
    lobby,
    async step(now: HallView) {
      this.view = now;
      await front.step(now).catch(() => undefined);
      for (const one of clerks) if (!one.isBusy()) await one.step(now);
    },
    /** The screens of its counters. */
    async show(): Promise<void> {
      for (const one of clerks) await one.show();
    },
  };
}
