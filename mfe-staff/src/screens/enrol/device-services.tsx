import { useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { Button, Checkbox, Notice, token } from '@vez/shared/ui';
import { useStaffApi } from '../../api/staff-api';
import { useNoticedAct } from '../../components/use-noticed-act';
import type { StaffDevice, StaffQueue } from '../../model/wire';
import { useTexts } from '../../texts';

const Choices = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${token.size(260)}), 1fr));
  gap: 0 ${token.space[3]};
  margin-bottom: ${token.space[3]};
  legend {
    font-weight: ${token.weight.bold};
  }
`;

const titleOf = ({ letter, serviceName }: StaffQueue) => [letter, serviceName].filter(Boolean).join(' · ');

interface Props {
  device: StaffDevice;
  /** Those of its office. */
  queues: readonly StaffQueue[];
  readAgain(): Promise<unknown>;
}

/** The queues that a device shows, and their choice. */
export function DeviceServices({ device: { id, name, serviceIds = [] }, queues, readAgain }: Props) {
  const { t } = useTexts();
  const api = useStaffApi();
  const [chosen, setChosen] = useState<readonly number[]>();
  const { busy, failed, setFailed, run } = useNoticedAct(t('line.notDone'));
  const shown = queues.filter((queue) => serviceIds.includes(queue.serviceId));
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (busy !== undefined || chosen === undefined) return;
    setFailed(undefined);
    const limit = async () => {
      await api.limitDevice({ id, serviceIds: [...chosen] });
      await readAgain();
      setChosen(undefined);
    };
    void run({ run: limit });
  };
  if (chosen === undefined)
    return (
      <>
        <p>
          {t('devices.shows', {
            queues: shown.length === 0 ? t('devices.allQueues') : shown.map(titleOf).join(', '),
          })}
        </p>
        <div>
          <Button
            kind="outline"
            fit
            aria-label={`${t('devices.chooseQueues')}: ${name}`}
            onClick={() => setChosen(shown.map(({ serviceId }) => serviceId))}
          >
            {t('devices.chooseQueues')}
          </Button>
        </div>
      </>
    );
  const toggle = (service: number) =>
    setChosen(chosen.includes(service) ? chosen.filter((one) => one !== service) : [...chosen, service]);
  return (
    <form noValidate onSubmit={save}>
      <Choices>
        <legend>{t('devices.whichQueues')}</legend>
        {queues.map((queue) => (
          <Checkbox
            key={queue.serviceId}
            checked={chosen.includes(queue.serviceId)}
            onChange={() => toggle(queue.serviceId)}
          >
            {titleOf(queue)}
          </Checkbox>
        ))}
      </Choices>
      {failed !== undefined && <Notice kind="error" title={failed} announce />}
      <Button type="submit" fit busy={busy !== undefined}>
        {t('devices.saveQueues')}
      </Button>
    </form>
  );
}
