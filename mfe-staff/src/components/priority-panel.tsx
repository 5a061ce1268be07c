import { useState, type RefObject } from 'react';
import type { PriorityReason } from '@vez/shared/domain';
import { spoken } from '../model/spoken';
import type { Visit } from '../model/wire';
import { useTexts } from '../texts';
import { ActPanel } from './act-panel';
import type { KeyName } from './key-cap';
import { PriorityChoices } from './priority-choices';

interface Props {
  visit: Visit;
  submitKey: KeyName;
  isBusy: boolean;
  form: RefObject<HTMLFormElement | null>;
  onSet(reason: PriorityReason): void;
  onClose(): void;
}

/** Gives a person who waits priority, changes its reason, or takes it away. */
export function PriorityPanel({ visit, onSet, ...panel }: Props) {
  const { t } = useTexts();
  const [reason, setReason] = useState<PriorityReason>(visit.priority ? (visit.priorityFor ?? 'other') : '');
  return (
    <ActPanel
      title={t('priorities.title', { number: spoken(visit.jettonCode) })}
      submitLabel={t('priorities.go')}
      onSubmit={() => onSet(reason)}
      {...panel}
    >
      <PriorityChoices label={t('priorities.reason')} value={reason} onChange={setReason} />
    </ActPanel>
  );
}
