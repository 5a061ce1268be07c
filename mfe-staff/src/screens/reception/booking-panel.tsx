import { useState } from 'react';
import { useDeployment } from '@vez/shared/bridge';
import { Notice, SelectField, TextField } from '@vez/shared/ui';
import { PhoneField } from '@vez/shared/ui/phone-field';
import { useTimes } from '../../api/use-times';
import { ActPanel } from '../../components/act-panel';
import { Fields, WhenFields } from '../../components/when-fields';
import { bookingOf, type BookingDraft } from '../../model/new-booking';
import type { StaffQueue } from '../../model/wire';
import { useTexts } from '../../texts';
import type { ReceptionControls } from './use-reception';

interface Props {
  locationId: number;
  queues: readonly StaffQueue[];
  reception: ReceptionControls;
}

interface PartProps {
  draft: BookingDraft;
  change(more: Partial<BookingDraft>): void;
}

function Who({ draft, change }: PartProps) {
  const { t } = useTexts();
  const { smsAreas } = useDeployment();
  return (
    <>
      <PhoneField
        label={t('book.phone')}
        hint={t('book.phoneHint')}
        optional
        areas={smsAreas}
        value={{ area: draft.area || (smsAreas[0] ?? ''), number: draft.number }}
        onChange={({ area, number }) => change({ area, number })}
      />
      <Fields>
        <TextField
          label={t('book.person')}
          optional
          value={draft.person}
          maxLength={100}
          autoComplete="off"
          onChange={({ target }) => change({ person: target.value })}
        />
        <TextField
          label={t('answers.idNumber')}
          optional
          value={draft.idNumber}
          maxLength={40}
          autoComplete="off"
          onChange={({ target }) => change({ idNumber: target.value })}
        />
      </Fields>
    </>
  );
}

const EMPTY: BookingDraft = {
  serviceId: 0,
  date: '',
  time: '',
  person: '',
  area: '',
  number: '',
  idNumber: '',
};

/** Books a free time, for people with or without a phone. */
export function BookingPanel({ locationId, queues, reception }: Props) {
  const { t } = useTexts();
  const { smsAreas } = useDeployment();
  const [draft, setDraft] = useState(EMPTY);
  const [isMissing, setIsMissing] = useState(false);
  const times = useTimes(locationId, draft.serviceId);
  const change = (more: Partial<BookingDraft>) => {
    setDraft((before) => ({ ...before, ...more }));
    setIsMissing(false);
  };
  const submit = () => {
    const serviceName = queues.find(({ serviceId }) => serviceId === draft.serviceId)?.serviceName;
    if (serviceName === undefined || draft.time === '') return setIsMissing(true);
    const area = draft.area || (smsAreas[0] ?? '');
    reception.book(bookingOf({ ...draft, area }, serviceName));
  };
  const isFull = times.data?.length === 0;
  return (
    <ActPanel
      title={t('book.title')}
      submitLabel={t('book.go')}
      submitKey="F6"
      isBusy={reception.isBusy}
      form={reception.form}
      onSubmit={submit}
      onClose={reception.close}
    >
      <SelectField
        label={t('book.service')}
        placeholder
        value={draft.serviceId === 0 ? '' : String(draft.serviceId)}
        error={isMissing && draft.serviceId === 0 ? t('book.chooseFirst') : undefined}
        choices={queues.map(({ serviceId, letter, serviceName }) => ({
          value: String(serviceId),
          label: [letter, serviceName].filter(Boolean).join(' · '),
        }))}
        onChange={({ target }) => change({ serviceId: Number(target.value), date: '', time: '' })}
      />
      {times.isError && <Notice kind="error" title={t('book.noTimes')} announce />}
      {isFull && <Notice kind="info" title={t('book.full')} announce />}
      <WhenFields chosen={draft} days={times.data ?? []} isMissing={isMissing} onChange={change} />
      <Who draft={draft} change={change} />
    </ActPanel>
  );
}
