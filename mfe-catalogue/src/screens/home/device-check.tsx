import { CircleCheck, Video } from 'lucide-react';
import { Suspense } from 'react';
import styled from 'styled-components';
import { lazyScreen, ScreenBoundary } from '@vez/shared/bridge';
import { FailedLine } from '@vez/shared/remote';
import { Badge, Button, Card, Notice, Section, token } from '@vez/shared/ui';
import { useTexts } from '../../texts';
import type { MediaFault } from './media-fault';
import { useDeviceCheck, type DeviceCheckState } from './use-device-check';

// eslint-disable-next-line no-restricted-syntax -- `lazyScreen` retries
const loadPicture = () => import(/* webpackChunkName: "device-picture" */ './device-picture');
const DevicePicture = lazyScreen(loadPicture, 'DevicePicture');

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token.space[3]};
`;

const FAULTS = {
  refused: { title: 'check.refused', how: 'check.refusedHow' },
  missing: { title: 'check.missing', how: 'check.missingHow' },
  busy: { title: 'check.busy', how: 'check.busyHow' },
  unsupported: { title: 'check.unsupported', how: 'check.unsupportedHow' },
} as const satisfies Record<MediaFault, unknown>;
const isFault = (kind: DeviceCheckState['kind']): kind is MediaFault => kind in FAULTS;

/** A test of camera and microphone before a call, started only by a tap. */
export function DeviceCheck() {
  const { t } = useTexts();
  const { state, start, stop } = useDeviceCheck();
  const { kind } = state;
  return (
    <Section heading={t('check.title')}>
      <Card>
        <Stack>
          {kind === 'on' ? (
            <>
              <div role="status">
                <Badge kind="live" icon={CircleCheck}>
                  {t('check.works')}
                </Badge>
              </div>
              <ScreenBoundary
                fallback={(retry) => <FailedLine onRetry={retry}>{t('home.failed')}</FailedLine>}
              >
                <Suspense fallback={null}>
                  <DevicePicture stream={state.stream} />
                </Suspense>
              </ScreenBoundary>
              <Button kind="outline" onClick={stop}>
                {t('check.stop')}
              </Button>
            </>
          ) : (
            <>
              {isFault(kind) ? (
                <Notice kind="warn" title={t(FAULTS[kind].title)} announce>
                  {t(FAULTS[kind].how)}
                </Notice>
              ) : (
                <p>{t(kind === 'asking' ? 'check.allow' : 'check.how')}</p>
              )}
              <Button kind="outline" icon={Video} busy={kind === 'asking'} onClick={() => void start()}>
                {t(isFault(kind) ? 'check.again' : 'check.start')}
              </Button>
            </>
          )}
        </Stack>
      </Card>
    </Section>
  );
}
