import styled from 'styled-components';
import type { QueueInfo } from '@vez/shared/contracts/client';
import { Checkbox, Icon, SelectField, token } from '@vez/shared/ui';
import { BellOff } from 'lucide-react';
import { alertChoices, remindsAtAll } from '../../model/alert-choices';
import type { NumberFields } from '../../model/check-form';
import { useTexts } from '../../texts';

/** As high as the checkbox that it replaces, so that nothing moves when the queue changes. */
const NotNow = styled.p`
  display: flex;
  align-items: center;
  gap: ${token.space[3]};
  min-height: ${token.size(48)};
  color: ${token.color.ink2};
`;

/** Set apart from the button above by a line of dots, like a stub. */
const Part = styled.div`
  display: grid;
  gap: ${token.space[3]};
  padding-top: ${token.space[3]};
  border-top: 2px dotted ${token.color.lineStrong};
`;

interface Props {
  queue: QueueInfo;
  form: NumberFields;
  error: string | undefined;
  onChange(change: Partial<NumberFields>): void;
}

/** “Alert me”, and the number of people ahead (QUE-04, QUE-18 to QUE-20, VAL-41). */
export function AlertPart({ queue, form, error, onChange }: Props) {
  const { t } = useTexts();
  if (!remindsAtAll(queue)) return null;
  const choices = alertChoices(queue);
  if (choices.length === 0) {
    return (
      <Part>
        <NotNow>
          <Icon of={BellOff} />
          {queue.waitCount === 0 ? t('alert.noWaiting') : t('alert.tooFew', { count: queue.minCntToAlert })}
        </NotNow>
      </Part>
    );
  }
  return (
    <Part>
      <Checkbox checked={form.alert} onChange={({ target }) => onChange({ alert: target.checked })}>
        {t('alert.box')}
      </Checkbox>
      {form.alert && (
        <SelectField
          id="count"
          label={t('alert.count')}
          placeholder
          // A count that is no longer offered shows the placeholder.
          value={form.count ?? ''}
          error={error}
          choices={choices.map((count) => ({ value: String(count), label: t('alert.people', { count }) }))}
          onChange={({ target }) => onChange({ count: target.value === '' ? null : Number(target.value) })}
        />
      )}
    </Part>
  );
}
