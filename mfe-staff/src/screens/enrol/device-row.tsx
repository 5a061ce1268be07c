import styled from 'styled-components';
import { Badge, Button, token, type } from '@vez/shared/ui';
import { useDeviceWords } from '../../components/use-device-words';
import { DeviceActs } from '../../connected/device-acts';
import { troubleOf } from '../../model/device-trouble';
import type { StaffDevice, StaffQueue } from '../../model/wire';
import { useTexts } from '../../texts';
import { DeviceServices } from './device-services';

const Row = styled.li`
  display: grid;
  gap: ${token.space[2]};
  padding: ${token.space[3]} 0;
  box-shadow: inset 0 1px ${token.color.line};
  h3 {
    ${type.section}
    overflow-wrap: anywhere;
  }
  p {
    ${type.support}
    color: ${token.color.ink2};
  }
`;
const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
  > :last-child {
    margin-left: auto;
  }
`;

interface Props {
  device: StaffDevice;
  /** Those of its office. */
  queues: readonly StaffQueue[];
  isRevoking: boolean;
  onRevoke(): void;
  readAgain(): Promise<unknown>;
}

/** A device with its state and actions. */
export function DeviceRow({ device, queues, isRevoking, onRevoke, readAgain }: Props) {
  const { t } = useTexts();
  const words = useDeviceWords();
  const trouble = troubleOf(device);
  return (
    <Row>
      <h3>
        {t(`head.${device.kind}`)} · {device.name} · {device.locationName}
      </h3>
      {trouble !== undefined && (
        <div>
          <Badge kind={trouble.what === 'lowPaper' ? 'warn' : 'danger'}>{words.trouble(trouble)}</Badge>
        </div>
      )}
      {words.facts(device).map((fact) => (
        <p key={fact}>{fact}</p>
      ))}
      {queues.length > 1 && <DeviceServices {...{ device, queues, readAgain }} />}
      <p role="status">{device.test && words.test(device.test)}</p>
      <Acts>
        {device.enrolledAt !== null && <DeviceActs device={device} readAgain={readAgain} />}
        <Button
          kind="danger"
          fit
          busy={isRevoking}
          aria-label={`${t('devices.revoke')}: ${device.name}`}
          onClick={onRevoke}
        >
          {t('devices.revoke')}
        </Button>
      </Acts>
    </Row>
  );
}
