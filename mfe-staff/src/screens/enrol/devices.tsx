import { useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { useCityClock } from '@vez/shared/bridge';
import { useQuery } from '@vez/shared/query';
import { Loaded } from '@vez/shared/remote';
import {
  Button,
  Card,
  CardTitle,
  figures,
  Notice,
  SelectField,
  SkeletonList,
  TextField,
  token,
  type,
} from '@vez/shared/ui';
import { devicesQuery } from '../../api/queries';
import { useStaffApi } from '../../api/staff-api';
import type { StaffSelf } from '../../model/wire';
import { PlainList } from '../../components/plain-list';
import { useNoticedAct } from '../../components/use-noticed-act';
import { useTexts } from '../../texts';
import { DeviceRow } from './device-row';

const Code = styled.p`
  ${type.hero}
  ${figures}
  font-weight: ${token.weight.bold};
  letter-spacing: 0.12em;
`;
interface MakeProps {
  self: StaffSelf;
  /** Called after a code was made, or may have been. */
  onAsked(): Promise<unknown>;
}
interface Made {
  /** The device's name. */
  title: string;
  code: string;
  expiresAt: string;
}

function MadeCode({ title, code, expiresAt }: Made) {
  const { formatClock } = useCityClock();
  const { t } = useTexts();
  return (
    <div role="status">
      <p>{title}</p>
      <Code>{code}</Code>
      <p>{t('devices.code', { time: formatClock(expiresAt) })}</p>
    </div>
  );
}

/** A code for a new kiosk or display. */
function NewDevice({ self, onAsked }: MakeProps) {
  const { t } = useTexts();
  const api = useStaffApi();
  const [kind, setKind] = useState<'kiosk' | 'display'>('kiosk');
  const [locationId, setLocationId] = useState(self.offices[0]?.locationId ?? 0);
  const [name, setName] = useState('');
  const [made, setMade] = useState<Made>();
  const { busy, failed, setFailed, run } = useNoticedAct(t('line.notDone'));
  const makeCode = async () => {
    const title = `${t(`head.${kind}`)} · ${name.trim()}`;
    setMade({ title, ...(await api.makeDeviceCode({ kind, locationId, name: name.trim() })) });
    // A second press must not make another device of this name.
    setName('');
  };
  const make = (event: FormEvent) => {
    event.preventDefault();
    if (busy !== undefined) return;
    setFailed(undefined);
    if (name.trim() === '') return setFailed(t('devices.nameMissing'));
    void run({ run: makeCode, then: onAsked });
  };
  return (
    <form noValidate onSubmit={make}>
      <Card $stacked>
        <CardTitle>{t('devices.new')}</CardTitle>
        <SelectField
          label={t('devices.kind')}
          value={kind}
          choices={(['kiosk', 'display'] as const).map((value) => ({ value, label: t(`head.${value}`) }))}
          onChange={({ target }) => setKind(target.value === 'kiosk' ? 'kiosk' : 'display')}
        />
        <SelectField
          label={t('place.office')}
          value={String(locationId)}
          choices={self.offices.map((one) => ({ value: String(one.locationId), label: one.name }))}
          onChange={({ target }) => setLocationId(Number(target.value))}
        />
        <TextField
          label={t('devices.name')}
          hint={t('devices.nameHint')}
          value={name}
          maxLength={40}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
        />
        {failed !== undefined && <Notice kind="error" title={failed} announce />}
        {made && <MadeCode {...made} />}
        <Button type="submit" busy={busy !== undefined}>
          {t('devices.make')}
        </Button>
      </Card>
    </form>
  );
}

/** For supervisors: a code for a new kiosk or display, and the list of devices. */
export function Devices({ self }: { self: StaffSelf }) {
  const { t } = useTexts();
  const api = useStaffApi();
  const devices = useQuery(devicesQuery(api));
  const { busy, failed, setFailed, run } = useNoticedAct(t('line.notDone'));
  const revoke = (id: string) => {
    if (busy !== undefined) return;
    setFailed(undefined);
    void run({ of: id, run: () => api.revokeDevice({ id }), then: devices.refetch });
  };
  return (
    <>
      <NewDevice self={self} onAsked={devices.refetch} />
      <Card $stacked>
        <CardTitle>{t('devices.list')}</CardTitle>
        {failed !== undefined && <Notice kind="error" title={failed} announce />}
        <Loaded of={devices} look="part" loading={<SkeletonList rows={2} />}>
          {(all) =>
            all.length === 0 ? (
              <p>{t('devices.none')}</p>
            ) : (
              <PlainList>
                {all.map((device) => (
                  <DeviceRow
                    key={device.id}
                    device={device}
                    queues={self.queues.filter(({ locationId }) => locationId === device.locationId)}
                    isRevoking={busy === device.id}
                    onRevoke={() => revoke(device.id)}
                    readAgain={devices.refetch}
                  />
                ))}
              </PlainList>
            )
          }
        </Loaded>
      </Card>
    </>
  );
}
