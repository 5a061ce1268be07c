import { personAt, type Browser, type BrowserDeps } from './browser';
import type { OpenHall } from './citizen';
import { kiosksOf, revokeKiosks } from './devices';
import { hallsOf, type HallView } from './hall';
import { openHall, type HallDeps, type OfficeBrowsers } from './open-hall';
import { staffLogin } from './people';

export type DepartmentDeps = BrowserDeps & HallDeps;

/** Names of counters that earlier versions of the simulation left open. */
const FORMER = ['1', '2', '3', '4', '5'];

/** Each member of staff has a separate login. */
function browsersOf(
  department: string,
  supervisor: Browser,
  view: HallView,
  deps: BrowserDeps,
): OfficeBrowsers {
  const { locationId } = view;
  return {
    kiosks: kiosksOf(view, supervisor, deps),
    receptionist: personAt(deps, staffLogin({ role: 'receptionist', department, locationId })),
    clerk: (number) => personAt(deps, staffLogin({ role: 'clerk', department, locationId, number })),
  };
}

async function closeFormer(supervisor: Browser, views: HallView[]): Promise<void> {
  for (const { serviceId, locationId, openCounters } of views.flatMap(({ queues }) => queues)) {
    for (const counter of openCounters.filter((name) => FORMER.includes(name)))
      // A counter with a visit under way stays open.
      await supervisor.call('closeCounter', { serviceId, locationId, counter }).catch(() => undefined);
  }
}

/** The offices of one department: its clerks, receptionists and kiosks. */
export function departmentOf(department: string, deps: DepartmentDeps) {
  const supervisor = personAt(deps, staffLogin({ role: 'supervisor', department }));
  const halls = new Map<number, ReturnType<typeof openHall>>();

  return {
    halls: (): readonly OpenHall[] => [...halls.values()],
    async step(): Promise<void> {
      const views = hallsOf(await supervisor.call('staffSelf', {}));
      if (halls.size === 0) {
        await revokeKiosks(supervisor);
        await closeFormer(supervisor, views);
      }
      for (const view of views) {
        const hall =
          halls.get(view.locationId) ?? openHall(view, browsersOf(department, supervisor, view, deps), deps);
        halls.set(view.locationId, hall);
        await hall.step(view);
        if (view.isOfficeTime) await hall.show();
      }
    },
  };
}
