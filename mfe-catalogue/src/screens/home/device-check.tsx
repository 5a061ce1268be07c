import { Video } from 'lucide-react';
import styled from 'styled-components';
import { Button, Card, Section, token } from '@vez/shared/ui';
import { useTexts } from '../../texts';
import { DeviceFault } from './device-fault';
import { DevicePicture } from './device-picture';
import type { MediaFault } from './media-fault';
import { useDeviceCheck, type DeviceCheckState } from './use-device-check';

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
          {kind === 'on' && <DevicePicture stream={state.stream} onStop={stop} />}
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
