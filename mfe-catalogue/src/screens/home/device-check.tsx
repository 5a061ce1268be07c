import { Video } from 'lucide-react';
import { Suspense } from 'react';
import styled from 'styled-components';
import { lazyScreen, ScreenBoundary } from '@vez/shared/bridge';
import { FailedLine } from '@vez/shared/remote';
import { Button, Card, Section, token } from '@vez/shared/ui';
import { useTexts } from '../../texts';
import { DeviceFault } from './device-fault';
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

const FAULTS: readonly string[] = ['refused', 'missing', 'busy', 'unsupported'] satisfies MediaFault[];
const isFault = (kind: DeviceCheckState['kind']): kind is MediaFault => FAULTS.includes(kind);

/** A test of camera and microphone before a call, started only by a tap. */
export function DeviceCheck() {
  const { t } = useTexts();
  const { state, start, stop } = useDeviceCheck();
  const { kind } = state;
  return (
    <Section heading={t('check.title')}>
      <Card>
        <Stack>
          {kind === 'on' && (
            <ScreenBoundary fallback={(retry) => <FailedLine onRetry={retry}>{t('home.failed')}</FailedLine>}>
              <Suspense fallback={null}>
                <DevicePicture stream={state.stream} onStop={stop} />
              </Suspense>
            </ScreenBoundary>
          )}
          {isFault(kind) && <DeviceFault kind={kind} onAgain={() => void start()} />}
          {(kind === 'off' || kind === 'asking') && (
            <>
              <p>{t(kind === 'asking' ? 'check.allow' : 'check.how')}</p>
              <Button kind="outline" icon={Video} busy={kind === 'asking'} onClick={() => void start()}>
                {t('check.start')}
              </Button>
            </>
          )}
        </Stack>
      </Card>
    </Section>
  );
}
