import { Printer, WifiOff } from 'lucide-react';
import styled from 'styled-components';
import { useQuery } from '@vez/shared/query';
import { Icon, token, type } from '@vez/shared/ui';
import { devicesQuery } from '../api/queries';
import { useStaffApi } from '../api/staff-api';
import { PlainList } from '../components/plain-list';
import { useDeviceWords } from '../components/use-device-words';
import { troubleOf } from '../model/device-trouble';
import { useTexts } from '../texts';
import { DeviceActs } from './device-acts';

const Alert = styled.li<{ $isLow: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]} ${token.space[3]};
  padding: ${token.space[2]} ${token.space[4]};
  border-radius: ${token.radius.control};
  background: ${({ $isLow }) => ($isLow ? token.color.amber : token.color.dangerSoft)};
  color: ${({ $isLow }) => ($isLow ? token.color.amberInk : token.color.danger)};
  ${type.support}
  & + & {
    margin-top: ${token.space[2]};
  }
  p {
    flex: 1 1 ${token.size(240)};
    overflow-wrap: anywhere;
  }
`;

/** For supervisors: devices that are silent or need paper, until they no longer are. @param locationId unset for all offices */
export function DeviceAlerts({ locationId }: { locationId?: number }) {
  const { t } = useTexts();
  const words = useDeviceWords();
  const { data = [], refetch } = useQuery(devicesQuery(useStaffApi()));
  const troubled = data
    .filter((device) => locationId === undefined || device.locationId === locationId)
    .flatMap((device) => {
      const trouble = troubleOf(device);
      return trouble === undefined ? [] : [{ device, trouble }];
    });
  return (
    <div role="status">
      {troubled.length > 0 && (
        <PlainList aria-label={t('devices.alerts')}>
          {troubled.map(({ device, trouble }) => (
            <Alert key={device.id} $isLow={trouble.what === 'lowPaper'}>
              <Icon of={trouble.what === 'silent' ? WifiOff : Printer} size={20} />
              <p>
                <b>
                  {[t(`head.${device.kind}`), device.name, locationId === undefined && device.locationName]
                    .filter(Boolean)
                    .join(' · ')}
                </b>
                <br />
                {words.trouble(trouble)}
              </p>
              <DeviceActs device={device} readAgain={refetch} />
            </Alert>
          ))}
        </PlainList>
      )}
    </div>
  );
}
