import { useEffect, useState, type RefObject } from 'react';
import { formatDay, fromWireDate } from '@vez/shared/dates';
import { Notice } from '@vez/shared/ui';
import { useTimes } from '../api/use-times';
import { ActPanel } from '../components/act-panel';
import type { KeyName } from '../components/key-cap';
import { WhenFields } from '../components/when-fields';
import { timesOfDay } from '../model/new-booking';
import { otherTimes, type NewTime } from '../model/new-time';
import { spoken } from '../model/spoken';
import type { Visit } from '../model/wire';
import { useTexts } from '../texts';

interface Props {
  visit: Visit;
  locationId: number;
  submitKey: KeyName;
  isBusy: boolean;
  form: RefObject<HTMLFormElement | null>;
  onMove(to: NewTime): void;
  onClose(): void;
}

/** Moves a booking to another free time of its service and office. */
export function MovePanel({ visit, locationId, onMove, ...panel }: Props) {
  const { t, language } = useTexts();
  const { isBusy } = panel;
  const times = useTimes(locationId, visit.serviceId);
  const [chosen, setChosen] = useState<NewTime>({ date: '', time: '' });
  const [isMissing, setIsMissing] = useState(false);
  const { refetch } = times;
  // After a refusal the chosen time may be taken.
  useEffect(() => {
    if (!isBusy) void refetch();
  }, [isBusy, refetch]);

  const days = otherTimes(times.data ?? [], visit);
  const isFree = timesOfDay(days, chosen.date).includes(chosen.time);
  const shown = isFree ? chosen : { ...chosen, time: '' };
  const day = visit.day === undefined ? undefined : fromWireDate(visit.day);
  const was = { day: day === undefined ? '' : formatDay(day, language, 'withoutYear'), time: visit.time };
  return (
    <ActPanel
      title={t('move.title', { number: spoken(visit.jettonCode) })}
      submitLabel={t('move.go')}
      onSubmit={() => (isFree ? onMove(chosen) : setIsMissing(true))}
      {...panel}
    >
      <p>{t('move.was', was)}</p>
      {times.isError && <Notice kind="error" title={t('book.noTimes')} announce />}
      {times.isSuccess && days.length === 0 && <Notice kind="info" title={t('move.full')} announce />}
      <WhenFields
        chosen={shown}
        days={days}
        isMissing={isMissing}
        onChange={(more) => {
          setChosen((before) => ({ ...before, ...more }));
          setIsMissing(false);
        }}
      />
      <p>{t('move.told')}</p>
    </ActPanel>
  );
}
