import { useState, type RefObject } from 'react';
import { TextField } from '@vez/shared/ui';
import type { KeyName } from './key-cap';
import { spoken } from '../model/spoken';
import type { Visit } from '../model/wire';
import { useTexts } from '../texts';
import { ActPanel } from './act-panel';

/** The most characters that fit into the message. */
const LONGEST_NOTE = 60;

interface Props {
  visit: Visit;
  submitKey: KeyName;
  isBusy?: boolean;
  form: RefObject<HTMLFormElement | null>;
  onCancel(note: string): void;
  onClose(): void;
}

/** Cancels a visit with a reason for its holder. The required reason also stops double presses. */
export function CancelPanel({ visit, submitKey, isBusy = false, form, onCancel, onClose }: Props) {
  const { t } = useTexts();
  const number = spoken(visit.jettonCode);
  const [note, setNote] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const submit = () => {
    if (note.trim() === '') setIsMissing(true);
    else onCancel(note.trim());
  };
  return (
    <ActPanel
      title={t('cancel.title', { number })}
      submitLabel={t('cancel.go', { number })}
      onSubmit={submit}
      {...{ submitKey, isBusy, form, onClose }}
    >
      <TextField
        label={t('cancel.note')}
        hint={t('cancel.told', { count: LONGEST_NOTE })}
        error={isMissing ? t('cancel.noteMissing') : undefined}
        value={note}
        maxLength={LONGEST_NOTE}
        autoComplete="off"
        onChange={({ target }) => {
          setNote(target.value);
          setIsMissing(false);
        }}
      />
    </ActPanel>
  );
}
