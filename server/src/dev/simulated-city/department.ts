import { personAt, type Browser, type BrowserDeps } from './browser';
import type { OpenHall } from './citizen';
import { clerkAt } from './clerk';
import type { CounterWork } from './counter-work';
import { kiosksOf, revokeKiosks } from './devices';
import { frontDesk } from './front-desk';
import { countersOf, hallsOf, newLobby, type HallView } from './hall';
import { staffLogin } from './people';

export type DepartmentDeps = BrowserDeps & Pick<CounterWork, 'now' | 'random' | 'servingMs'>;

/** Names of the counters that earlier versions of the simulation left open. */
const FORMER = ['1', '2', '3', '4', '5'];

/** One office of a department with its staff, each with a login of their own. */
function openHall(department: string, supervisor: Browser, view: HallView, deps: DepartmentDeps) {
  const lobby = newLobby();
  const { locationId } = view;
  const receptionist = personAt(deps, staffLogin({ role: 'receptionist', department, locationId }));
  const kiosks = kiosksOf(view, supervisor, deps);
  const front = frontDesk({ ...deps, kiosks, receptionist, lobby });
  const clerks = countersOf(view).map((plan, at) => {
    const browser = personAt(deps, staffLogin({ role: 'clerk', department, locationId, number: at + 1 }));
    return clerkAt({ ...deps, ...plan, locationId, browser, lobby, parked: [] });
  });
  return {
    view,
    lobby,
    async step(now: HallView) {
      this.view = now;
      await front.step(now).catch(() => undefined);
      for (const clerk of clerks) await clerk.step(now);
    },
  };
}

async function closeFormer(supervisor: Browser, views: HallView[]): Promise<void> {
  for (const { serviceId, locationId, openCounters } of views.flatMap(({ queues }) => queues)) {
    for (const counter of openCounters.filter((name) => FORMER.includes(name)))
      await supervisor.call('closeCounter', { serviceId, locationId, counter });
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
        const hall = halls.get(view.locationId) ?? openHall(department, supervisor, view, deps);
        halls.set(view.locationId, hall);
        await hall.step(view);
      }
    },
  };
}
