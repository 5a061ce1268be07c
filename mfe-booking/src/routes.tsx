import { lazyScreen, type RemoteRoute } from '@vez/shared/bridge';
import { paths } from '@vez/shared/domain';
import { Loading } from './components/load-states';

const ReserveScreen = lazyScreen(
  () => import(/* webpackChunkName: "reserve" */ './screens/reserve/reserve-screen'),
  'ReserveScreen',
);
const SetParamsScreen = lazyScreen(
  () => import(/* webpackChunkName: "set-params" */ './screens/set-params/set-params-screen'),
  'SetParamsScreen',
);

export const routes: RemoteRoute[] = [
  { path: paths.reserve(), screen: ReserveScreen, skeleton: <Loading /> },
  { path: paths.setParams(), screen: SetParamsScreen, skeleton: <Loading /> },
];
