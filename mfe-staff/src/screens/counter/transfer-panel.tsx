import { useState } from 'react';
import styled from 'styled-components';
import { Loaded } from '@vez/shared/remote';
import { SelectField, SkeletonBlock, token } from '@vez/shared/ui';
import { useSelf } from '../../api/use-self';
import { ActPanel } from '../../components/act-panel';
import type { CounterPlace } from '../../model/counter-place';
import { spoken } from '../../model/spoken';
import { otherCounters, transferQueues } from '../../model/transfer';
import type { StaffQueue } from '../../model/wire';
import { useTexts } from '../../texts';
import type { CounterControls } from './use-counter';

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${token.size(220)}), 1fr));
  gap: ${token.space[3]};
`;

interface Props {
  counter: CounterControls;
  place: CounterPlace;
}

type Missing = 'queueMissing' | 'counterMissing' | undefined;

function Form({ counter, place, queues }: Props & { queues: readonly StaffQueue[] }) {
  const { t } = useTexts();
  const { subject, form, close, transferTo } = counter;
  const targets = transferQueues(queues, place, subject?.serviceId);
  const [serviceId, setServiceId] = useState(0);
  const [name, setName] = useState('');
  const [missing, setMissing] = useState<Missing>();
  const queue = targets.find((target) => target.serviceId === serviceId);
  const isOwn = queue?.serviceId === subject?.serviceId;
  const submit = () => {
    if (queue === undefined) setMissing('queueMissing');
    else if (isOwn && name === '') setMissing('counterMissing');
    else transferTo({ serviceId, locationId: queue.locationId, ...(name === '' ? {} : { counter: name }) });
  };
  const label = ({ letter, serviceName, waitCount }: StaffQueue) =>
    `${[letter, serviceName].filter(Boolean).join(' · ')} (${t('people', { count: waitCount })})`;
  return (
    <ActPanel
      title={t('transfer.title', { number: spoken(subject?.jettonCode ?? '') })}
      submitLabel={t('transfer.go')}
      submitKey="F7"
      isBusy={counter.situation.isBusy}
      form={form}
      onSubmit={submit}
      onClose={close}
    >
      <p>{t(targets.length === 0 ? 'transfer.none' : 'transfer.text')}</p>
      <Fields>
        <SelectField
          label={t('transfer.queue')}
          placeholder
          value={queue === undefined ? '' : String(serviceId)}
          error={missing === 'queueMissing' ? t('transfer.queueMissing') : undefined}
          choices={targets.map((target) => ({ value: String(target.serviceId), label: label(target) }))}
          onChange={({ target }) => {
            setServiceId(Number(target.value));
            setName('');
            setMissing(undefined);
          }}
        />
        <SelectField
          label={t('transfer.counter')}
          placeholder={isOwn ? true : t('transfer.anyCounter')}
          value={name}
          disabled={queue === undefined}
          error={missing === 'counterMissing' ? t('transfer.counterMissing') : undefined}
          choices={(queue === undefined ? [] : otherCounters(queue, place.counter)).map((value) => ({
            value,
            label: t('counterName', { counter: value }),
          }))}
          onChange={({ target }) => {
            setName(target.value);
            setMissing(undefined);
          }}
        />
      </Fields>
    </ActPanel>
  );
}

/** Transfers a person to another queue or counter of the department, with the same number and place. */
export function TransferPanel(props: Props) {
  // Refetch: counters open and close during the day.
  const self = useSelf({ isShown: true });
  return (
    <Loaded of={self} look="part" loading={<SkeletonBlock $height={180} />}>
      {({ queues }) => <Form {...props} queues={queues} />}
    </Loaded>
  );
}
