import { LaterPart, lazyScreen } from '@vez/shared/bridge';
import { FailedLine } from '@vez/shared/remote';
import { Section, SkeletonList } from '@vez/shared/ui';
import { useTexts } from '../../texts';
import { HotSkeleton } from './hot-skeleton';
import { VIDEO_ROWS } from './video-rows';

/** Parts of the web counter. One function for all, so that the chunk is requested once. */
// eslint-disable-next-line no-restricted-syntax -- `lazyScreen` asks again
const load = () => import(/* webpackChunkName: "home" */ './lower-parts');
const HotServices = lazyScreen(load, 'HotServices');
const Recommended = lazyScreen(load, 'Recommended');
const Footer = lazyScreen(load, 'Footer');
/** Parts of the remote counter. */
// eslint-disable-next-line no-restricted-syntax -- `lazyScreen` asks again
const loadVideo = () => import(/* webpackChunkName: "video" */ './video-parts');
const DeviceCheck = lazyScreen(loadVideo, 'DeviceCheck');
const VideoServices = lazyScreen(loadVideo, 'VideoServices');
const RemoteCounterDepartments = lazyScreen(loadVideo, 'RemoteCounterDepartments');
const RemoteCounterFooter = lazyScreen(loadVideo, 'Footer');

function Failed({ retry }: { retry(): void }) {
  const { t } = useTexts();
  return <FailedLine onRetry={retry}>{t('home.failed')}</FailedLine>;
}
const failed = (retry: () => void) => <Failed retry={retry} />;

function HotLoading() {
  const { t } = useTexts();
  return (
    <Section heading={t('home.hot')}>
      <HotSkeleton />
    </Section>
  );
}

// Below the first screen: visible at once, but hydrated after the parts above.
export const HOT_SERVICES = (
  <LaterPart loading={<HotLoading />} failed={failed}>
    <HotServices />
  </LaterPart>
);
export const RECOMMENDED = (
  <LaterPart loading={<SkeletonList rows={8} />} failed={failed}>
    <Recommended />
  </LaterPart>
);
export const REMOTE_COUNTER_DEPARTMENTS = (
  <LaterPart loading={<SkeletonList rows={6} />} failed={failed}>
    <RemoteCounterDepartments />
  </LaterPart>
);
export const VIDEO_SERVICES = (
  <LaterPart loading={<SkeletonList rows={VIDEO_ROWS} />} failed={failed}>
    <VideoServices />
  </LaterPart>
);
export const DEVICE_CHECK = (
  <LaterPart failed={failed}>
    <DeviceCheck />
  </LaterPart>
);
export const FOOTER = (
  <LaterPart failed={failed}>
    <Footer />
  </LaterPart>
);
export const REMOTE_COUNTER_FOOTER = (
  <LaterPart failed={failed}>
    <RemoteCounterFooter />
  </LaterPart>
);
