import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { useQuery } from '@vez/shared/query';
import { Loaded } from '@vez/shared/remote';
import { Button, Dialog, Notice, SelectField, SkeletonBlock, token } from '@vez/shared/ui';
import { countersQuery } from '../api/queries';
import { useStaffApi } from '../api/staff-api';
import type { CounterKey } from '../model/counter-keys';
import { leftAlone, othersFor, peopleAt } from '../model/closing';
import { spoken } from '../model/spoken';
import type { OfficeCounter, OfficeCounters, Visit } from '../model/wire';
import { useTexts } from '../texts';
import { KeyCap } from '../components/key-cap';
import { useQueueName } from './use-queue-name';
import { useKeyDown } from '../components/use-keys';
import { useNoticedAct } from '../components/use-noticed-act';

const Fields = styled.div`
  display: grid;
  gap: ${token.space[3]};
`;
const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
  kbd {
    margin-left: ${token.space[2]};
  }
`;

interface Props {
  locationId: number;
  counter: string;
  submitLabel: string;
  /** Submits, and has opened the dialog. */
  submitKey?: CounterKey;
  onClosed(): unknown;
  onCancel(): void;
  /** Another way out, after the buttons. */
  children?: ReactNode;
}

const numbersOf = (visits: readonly Visit[]) => visits.map(({ jettonCode }) => spoken(jettonCode)).join(', ');

type Called = 'served' | 'missed' | 'back';

/** The choices of the form, and their submission. */
function useClosing(
  { locationId, counter, onClosed, submitKey }: Props,
  { current, parked }: Pick<OfficeCounter, 'current' | 'parked'>,
) {
  const { t } = useTexts();
  const api = useStaffApi();
  const [called, setCalled] = useState<Called>();
  const [parkedGo, setParkedGo] = useState<'kept' | 'back'>('kept');
  const [sentTo, setSentTo] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const { busy, failed, setFailed, run } = useNoticedAct(t('leave.failed', { counter }));

  async function submit() {
    if (busy !== undefined) return;
    setFailed(undefined);
    if (current !== null && called === undefined) return setIsMissing(true);
    const body = {
      ...{ locationId, counter, parked: parked.length === 0 ? 'kept' : parkedGo },
      ...(current === null ? {} : { called }),
      ...(sentTo === '' ? {} : { sentTo }),
    } as const;
    const send = async () => {
      await api.leaveCounter(body);
      await onClosed();
    };
    await run({ run: send });
  }
  useKeyDown((event) => {
    if (
      event.repeat ||
      submitKey === undefined ||
      event.key !== submitKey.replace('Shift+', '') ||
      !event.shiftKey
    )
      return;
    event.preventDefault();
    void submit();
  }, true);

  const choose = (next: Called) => {
    setCalled(next);
    setIsMissing(false);
  };
  return { called, choose, parkedGo, setParkedGo, sentTo, setSentTo, isMissing, busy, failed, submit };
}

/** What becomes of the called, the parked, and those who were sent to the counter. */
function People({
  people: { current, parked, sent },
  others,
  closing,
}: {
  people: ReturnType<typeof peopleAt>;
  others: string[];
  closing: ReturnType<typeof useClosing>;
}) {
  const { t } = useTexts();
  const { called, choose, isMissing } = closing;
  return (
    <>
      {current !== null && (
        <SelectField
          label={t('leave.called', { number: spoken(current.jettonCode) })}
          placeholder
          value={called ?? ''}
          error={isMissing ? t('leave.calledMissing') : undefined}
          choices={(current.state === 'called'
            ? (['back', 'missed', 'served'] as const)
            : (['served', 'back'] as const)
          ).map((value) => ({ value, label: t(`leave.as.${value}`) }))}
          onChange={({ target }) => choose(target.value as Called)}
        />
      )}
      {parked.length > 0 && (
        <SelectField
          label={t('leave.parked', { numbers: numbersOf(parked) })}
          value={closing.parkedGo}
          choices={(['kept', 'back'] as const).map((value) => ({
            value,
            label: t(`leave.parkedAs.${value}`),
          }))}
          onChange={({ target }) => closing.setParkedGo(target.value === 'back' ? 'back' : 'kept')}
        />
      )}
      {sent.length > 0 && (
        <SelectField
          label={t('leave.sent', { numbers: numbersOf(sent) })}
          placeholder={t('leave.sentToAny')}
          value={closing.sentTo}
          choices={others.map((value) => ({ value, label: t('counterName', { counter: value }) }))}
          onChange={({ target }) => closing.setSentTo(target.value)}
        />
      )}
      {current === null && parked.length === 0 && sent.length === 0 && <p>{t('leave.nobody')}</p>}
    </>
  );
}

function Form(props: Props & { office: OfficeCounters }) {
  const { t } = useTexts();
  const { office, counter, locationId, submitLabel, submitKey, onCancel, children } = props;
  const people = peopleAt(office, counter);
  const closing = useClosing(props, people);
  const nameOf = useQueueName(locationId);
  const { busy, failed } = closing;
  return (
    <Fields>
      {leftAlone(office, counter).map(({ serviceId, waitCount }) => (
        <Notice
          key={serviceId}
          kind="warn"
          title={t('leave.nobodyElse', { queue: nameOf(serviceId), count: waitCount })}
        />
      ))}
      <People people={people} others={othersFor(office, counter, people.sent)} closing={closing} />
      {failed !== undefined && <Notice kind="error" title={failed} announce />}
      <Acts>
        <Button fit busy={busy !== undefined} onClick={() => void closing.submit()}>
          {submitLabel}
          {submitKey && <KeyCap of={submitKey} onFilled />}
        </Button>
        <Button kind="outline" fit onClick={onCancel}>
          {t('back')}
          <KeyCap of="Esc" />
        </Button>
        {children}
      </Acts>
    </Fields>
  );
}

/** Closes a counter at the end of a shift, and asks what becomes of its people. */
export function CloseCounter(props: Props) {
  const { t } = useTexts();
  const api = useStaffApi();
  const office = useQuery(countersQuery(api, props.locationId));
  return (
    <Dialog open title={t('leave.title', { counter: props.counter })} onClose={props.onCancel}>
      <Loaded of={office} look="part" loading={<SkeletonBlock $height={120} />}>
        {(counters) => <Form {...props} office={counters} />}
      </Loaded>
    </Dialog>
  );
}
