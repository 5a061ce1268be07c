import { lazyScreen, type RemoteRoute } from '@vez/shared/bridge';
import { LoadingView, Page, SkeletonList } from '@vez/shared/ui';

const OfferNumberScreen = lazyScreen(
  () => import(/* webpackChunkName: "offer-number" */ './screens/offer-number/offer-number-screen'),
  'OfferNumberScreen',
);

const skeleton = (
  <Page>
    <LoadingView>
      <SkeletonList rows={4} />
    </LoadingView>
  </Page>
);

export const routes: RemoteRoute[] = [{ path: '/offerNum', screen: OfferNumberScreen, skeleton }];
