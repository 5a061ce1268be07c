import { lazyScreen, type RemoteRoute } from '@vez/shared/bridge';
import { paths } from '@vez/shared/domain';
import { LoadingView, Page } from '@vez/shared/ui';
import { OfferSkeleton } from './components/offer-skeleton';

const OfferNumberScreen = lazyScreen(
  () => import(/* webpackChunkName: "offer-number" */ './screens/offer-number/offer-number-screen'),
  'OfferNumberScreen',
);

const skeleton = (
  <Page>
    <LoadingView>
      <OfferSkeleton />
    </LoadingView>
  </Page>
);

export const routes: RemoteRoute[] = [{ path: paths.offerNumber(), screen: OfferNumberScreen, skeleton }];
