import { useState, type FormEvent } from 'react';
import { isApiError } from '@vez/shared/api-error';
import { useCityClock } from '@vez/shared/bridge';
import { useQuery } from '@vez/shared/query';
import { Loaded } from '@vez/shared/remote';
import {
  Button,
  Card,
  CardTitle,
  Checkbox,
  Notice,
  PlainLink,
  SelectField,
  SkeletonBlock,
} from '@vez/shared/ui';
import { countersQuery } from '../../api/queries';
import { useStaffApi } from '../../api/staff-api';
import { StaffHeader } from '../../connected/staff-header';
import { StaffPage } from '../../components/staff-page';
import { useFailureWords } from '../../components/use-failure-words';
import { addresses } from '../../model/addresses';
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
  const api = useStaffApi();
  const wordsOf = useFailureWords();
  const open = useOpening();
  const [locationId, setLocationId] = useState(before?.locationId ?? self.offices[0]?.locationId ?? 0);
  const [counter, setCounter] = useState(before?.counter ?? '');
  const [served, setServed] = useState<number[] | undefined>(before?.serviceIds);
  const [fault, setFault] = useState<'counter' | 'queues'>();
  const [failed, setFailed] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const queues = self.queues.filter((queue) => queue.locationId === locationId);
  const list = useQuery(countersQuery(api, locationId));
  const counters = (list.data?.counters ?? []).filter(({ savedAt }) => savedAt !== null);
  const chosen = counters.find((one) => one.counter === counter);
  // Until the clerk chooses others, those that the counter usually serves.
  const usual = chosen?.serviceIds ?? [];
  const now = served ?? usual;
  const serviceIds = queues.map(({ serviceId }) => serviceId).filter((id) => now.includes(id));

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const next = { locationId, counter, serviceIds };
    const wrong = chosen === undefined ? 'counter' : serviceIds.length === 0 ? 'queues' : undefined;
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
  const toggle = (id: number) => setServed(now.includes(id) ? now.filter((one) => one !== id) : [...now, id]);
  return {
    locationId,
    setLocationId,
    list,
    counters,
    counter: chosen?.counter ?? '',
    setCounter,
    queues,
    served: serviceIds,
    toggle,
    fault,
    failed,
    isBusy,
    send,
  };
}

/** The counters of the office. One in use may be chosen: its screen offers to take it over. */
function Counters({
  self,
  counters,
  counter,
  setCounter,
  fault,
}: ReturnType<typeof usePlace> & Pick<Props, 'self'>) {
  const { cityTime } = useCityClock();
  const { t } = useTexts();
  if (counters.length === 0) {
    return (
      <Notice kind="warn" title={t('place.noCounters')}>
        {self.role === 'supervisor' ? (
          <PlainLink href={addresses.counters}>{t('head.counters')}</PlainLink>
        ) : (
          t('place.askSupervisor')
        )}
      </Notice>
    );
  }
  return (
    <SelectField
      label={t('place.counter')}
      placeholder
      error={fault === 'counter' ? t('place.counterMissing') : undefined}
      value={counter}
      choices={counters.map(({ counter: value, holder }) => ({
        value,
        label:
          holder === undefined || holder.isYou
            ? value
            : t('place.inUse', { counter: value, name: holder.name, time: cityTime(new Date(holder.since)) }),
      }))}
      onChange={({ target }) => setCounter(target.value)}
    />
  );
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
  const { locationId, list, failed, isBusy } = form;
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
            <Loaded of={list} look="part" loading={<SkeletonBlock $height={72} />}>
              {() => <Counters {...form} self={self} />}
            </Loaded>
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
