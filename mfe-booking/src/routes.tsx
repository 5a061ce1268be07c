import { lazyScreen, type RemoteRoute } from '@vez/shared/bridge';
import { LoadingView, Page, SkeletonBlock } from '@vez/shared/ui';

const ReserveScreen = lazyScreen(
  () => import(/* webpackChunkName: "reserve" */ './screens/reserve/reserve-screen'),
  'ReserveScreen',
);
const SetParamsScreen = lazyScreen(
  () => import(/* webpackChunkName: "set-params" */ './screens/set-params/set-params-screen'),
  'SetParamsScreen',
);

const skeleton = (
  <Page>
    <LoadingView>
      <SkeletonBlock $height={320} />
    </LoadingView>
  </Page>
);

export const routes: RemoteRoute[] = [
  { path: '/reserve', screen: ReserveScreen, skeleton },
  { path: '/setParams', screen: SetParamsScreen, skeleton },
];
