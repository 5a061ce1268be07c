import { PRIORITY_REASONS, type PriorityReason } from '@vez/shared/domain';
import { Segments } from '@vez/shared/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../texts';

/** Three fit side by side in the narrow column of reception. */
const LEAST_WIDTH = 124;

interface Props {
  label: ReactNode;
  value: PriorityReason;
  onChange(reason: PriorityReason): void;
}

/** Why a person is called first, or that they are not. */
export function PriorityChoices({ label, value, onChange }: Props) {
  const { t } = useTexts();
  return (
    <Segments
      label={label}
      hint={t('priorities.note')}
      minWidth={LEAST_WIDTH}
      choices={PRIORITY_REASONS.map((reason) => ({
        value: reason,
        label: t(`priorities.for.${reason === '' ? 'none' : reason}`),
      }))}
      value={value}
      onChange={onChange}
    />
  );
}
