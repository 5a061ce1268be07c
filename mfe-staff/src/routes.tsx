import { lazyScreen, type RemoteRoute } from '@vez/shared/bridge';
import { addresses } from './model/addresses';

const StartScreen = lazyScreen(
  () => import(/* webpackChunkName: "start" */ './screens/start/start-screen'),
  'StartScreen',
);
const CounterScreen = lazyScreen(
  () => import(/* webpackChunkName: "counter" */ './screens/counter/counter-screen'),
  'CounterScreen',
);
const AppointmentsScreen = lazyScreen(
  () => import(/* webpackChunkName: "appointments" */ './screens/appointments/appointments-screen'),
  'AppointmentsScreen',
);
const ReceptionScreen = lazyScreen(
  () => import(/* webpackChunkName: "reception" */ './screens/reception/reception-screen'),
  'ReceptionScreen',
);
const CountersScreen = lazyScreen(
  () => import(/* webpackChunkName: "counters" */ './screens/counters/counters-screen'),
  'CountersScreen',
);
const ClosuresScreen = lazyScreen(
  () => import(/* webpackChunkName: "closures" */ './screens/closures/closures-screen'),
  'ClosuresScreen',
);
const NoticesScreen = lazyScreen(
  () => import(/* webpackChunkName: "notices" */ './screens/notices/notices-screen'),
  'NoticesScreen',
);
const OfficeScreen = lazyScreen(
  () => import(/* webpackChunkName: "office" */ './screens/office/office-screen'),
  'OfficeScreen',
);
const FiguresScreen = lazyScreen(
  () => import(/* webpackChunkName: "figures" */ './screens/figures/figures-screen'),
  'FiguresScreen',
);
const KioskScreen = lazyScreen(
  () => import(/* webpackChunkName: "kiosk" */ './screens/kiosk/kiosk-screen'),
  'KioskScreen',
);
const DisplayScreen = lazyScreen(
  () => import(/* webpackChunkName: "display" */ './screens/display/display-screen'),
  'DisplayScreen',
);
const EnrolScreen = lazyScreen(
  () => import(/* webpackChunkName: "enrol" */ './screens/enrol/enrol-screen'),
  'EnrolScreen',
);

export const routes: RemoteRoute[] = [
  { path: addresses.start, screen: StartScreen },
  { path: addresses.counter, screen: CounterScreen },
  { path: addresses.appointments, screen: AppointmentsScreen },
  { path: addresses.reception, screen: ReceptionScreen },
  { path: addresses.counters, screen: CountersScreen },
  { path: addresses.closures, screen: ClosuresScreen },
  { path: addresses.notices, screen: NoticesScreen },
  { path: addresses.office, screen: OfficeScreen },
  { path: addresses.figures, screen: FiguresScreen },
  { path: addresses.kiosk, screen: KioskScreen },
  { path: addresses.display, screen: DisplayScreen },
  { path: addresses.enrol, screen: EnrolScreen },
];
