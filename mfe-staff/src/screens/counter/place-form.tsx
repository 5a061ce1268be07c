import { useState, type FormEvent } from 'react';
import { isApiError } from '@vez/shared/api-error';
import { Button, Card, CardTitle, Checkbox, Notice, SelectField, TextField } from '@vez/shared/ui';
import { StaffHeader } from '../../components/staff-header';
import { StaffPage } from '../../components/staff-page';
import { useFailureWords } from '../../components/use-failure-words';
import type { CounterPlace } from '../../model/counter-place';
import type { StaffSelf } from '../../model/wire';
import { useTexts } from '../../texts';
import { useOpening } from './use-opening';

interface Props {
  self: StaffSelf;
  /** The previous place; undefined on first use. */
  before: CounterPlace | undefined;
  /** The counter to close after the next one opens. */
  leaves: CounterPlace | undefined;
  onDone(place: CounterPlace): void;
  onCancel?: (() => void) | undefined;
}

/** The state of the form and its submission. */
function usePlace({ self, before, leaves, onDone }: Omit<Props, 'onCancel'>) {
  const { t } = useTexts();
  const wordsOf = useFailureWords();
  const open = useOpening();
  const [locationId, setLocationId] = useState(before?.locationId ?? self.offices[0]?.locationId ?? 0);
  const [counter, setCounter] = useState(before?.counter ?? '');
  const [served, setServed] = useState<number[]>(before?.serviceIds ?? []);
  const [fault, setFault] = useState<'counter' | 'queues'>();
  const [failed, setFailed] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const queues = self.queues.filter((queue) => queue.locationId === locationId);
  const serviceIds = queues.map(({ serviceId }) => serviceId).filter((id) => served.includes(id));

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const next = { locationId, counter: counter.trim(), serviceIds };
    const wrong = next.counter === '' ? 'counter' : serviceIds.length === 0 ? 'queues' : undefined;
    setFault(wrong);
    if (wrong !== undefined) return;
    setIsBusy(true);
    try {
      await open(next, leaves);
      onDone(next);
    } catch (error) {
      // The desk shows the colleague's name and offers a take-over.
      if (isApiError(error, 'counterTaken')) return onDone(next);
      setFailed(wordsOf(error, t('place.failed')));
      setIsBusy(false);
    }
  }
  const toggle = (id: number) =>
    setServed((all) => (all.includes(id) ? all.filter((one) => one !== id) : [...all, id]));
  return {
    locationId,
    setLocationId,
    counter,
    setCounter,
    queues,
    served,
    toggle,
    fault,
    failed,
    isBusy,
    send,
  };
}

function Queues({ queues, served, toggle, fault }: ReturnType<typeof usePlace>) {
  const { t } = useTexts();
  return (
    <>
      <fieldset>
        <legend>{t('place.queues')}</legend>
        {queues.map(({ serviceId, letter, serviceName }) => (
          <Checkbox key={serviceId} checked={served.includes(serviceId)} onChange={() => toggle(serviceId)}>
            {[letter, serviceName].filter(Boolean).join(' · ')}
          </Checkbox>
        ))}
      </fieldset>
      {queues.length === 0 && <Notice kind="warn" title={t('place.noQueues')} />}
      {fault === 'queues' && queues.length > 0 && (
        <Notice kind="error" title={t('place.queuesMissing')} announce />
      )}
    </>
  );
}

/** Asks once for the counter and its queues, and stores them on the device. */
export function PlaceForm({ self, before, leaves, onDone, onCancel }: Props) {
  const { t } = useTexts();
  const form = usePlace({ self, before, leaves, onDone });
  const { locationId, counter, fault, failed, isBusy } = form;
  const office = self.offices.find((one) => one.locationId === locationId);
  return (
    <>
      <StaffHeader self={self} office={office} here="counter" />
      <StaffPage>
        <form noValidate onSubmit={(event) => void form.send(event)}>
          <Card $stacked>
            <h1>
              <CardTitle as="span">{t('place.title')}</CardTitle>
            </h1>
            <p>{t('place.why')}</p>
            {self.offices.length > 1 && (
              <SelectField
                label={t('place.office')}
                value={String(locationId)}
                choices={self.offices.map((one) => ({ value: String(one.locationId), label: one.name }))}
                onChange={({ target }) => form.setLocationId(Number(target.value))}
              />
            )}
            <TextField
              label={t('place.counter')}
              hint={t('place.counterHint')}
              error={fault === 'counter' ? t('place.counterMissing') : undefined}
              value={counter}
              maxLength={20}
              autoComplete="off"
              onChange={({ target }) => form.setCounter(target.value)}
            />
            <Queues {...form} />
            {failed !== undefined && <Notice kind="error" title={failed} announce />}
            <Button type="submit" busy={isBusy}>
              {t('place.open')}
            </Button>
            {onCancel && (
              <Button kind="outline" onClick={onCancel}>
                {t('back')}
              </Button>
            )}
          </Card>
        </form>
      </StaffPage>
    </>
  );
}
