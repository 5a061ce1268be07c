import { useState, type RefObject } from 'react';
import { TextField } from '@vez/shared/ui';
import type { KeyName } from './key-cap';
import { spoken } from '../model/spoken';
import type { Visit } from '../model/wire';
import { useTexts } from '../texts';
import { ActPanel } from './act-panel';

/** As many characters as fit into the message. */
const LONGEST_NOTE = 60;

interface Props {
  visit: Visit;
  goKey: KeyName;
  isBusy?: boolean;
  form: RefObject<HTMLFormElement | null>;
  onCancel(note: string): void;
  onClose(): void;
}

/** Cancels for the holder, who is told why: without a reason nothing is cancelled, so that no double press does it. */
export function CancelPanel({ visit, goKey, isBusy = false, form, onCancel, onClose }: Props) {
  const { t } = useTexts();
  const number = spoken(visit.jettonCode);
  const [note, setNote] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const go = () => {
    if (note.trim() === '') setIsMissing(true);
    else onCancel(note.trim());
  };
  return (
    <ActPanel
      title={t('cancel.title', { number })}
      go={t('cancel.go', { number })}
      onGo={go}
      {...{ goKey, isBusy, form, onClose }}
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
