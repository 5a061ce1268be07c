import { useState } from 'react';
import { Card, Checkbox, Segments, TextField } from '@vez/shared/ui';
import { OfficePage } from '../../components/office-page';
import {
  ORDERS,
  RULE_LIMITS,
  ruleDraftOf,
  ruleNumbers,
  ruleOfDraft,
  ruleProblems,
  type CallingRule,
  type RuleDraft,
  type RuleNumber,
} from '../../model/calling-order';
import { useTexts } from '../../texts';
import { FormFoot } from './form-foot';
import { OrderEffect } from './order-effect';
import { SideBySide } from './side-by-side';
import { useSettingsForm } from './use-settings-form';

interface Props {
  locationId: number;
  /** As read when editing began. */
  was: CallingRule;
  readAgain(): Promise<unknown>;
  /** Leaves the form. */
  onDone(isSaved: boolean): void;
}

const LEAST_WIDTH = 180;
const NO_PROBLEMS: readonly RuleNumber[] = [];

interface FieldsProps {
  draft: RuleDraft;
  problems: readonly RuleNumber[];
  choose(more: Partial<RuleDraft>): void;
}

function OrderFields({ draft, problems, choose }: FieldsProps) {
  const { t } = useTexts();
  return (
    <>
      <Segments
        label={t('office.orderTitle')}
        hint={t(`office.orderHow.${draft.order}`)}
        minWidth={LEAST_WIDTH}
        choices={ORDERS.map((value) => ({ value, label: t(`office.orders.${value}`) }))}
        value={draft.order}
        onChange={(order) => choose({ order })}
      />
      <Checkbox checked={draft.isBounded} onChange={({ target }) => choose({ isBounded: target.checked })}>
        {t('office.bound')}
      </Checkbox>
      <SideBySide $least={260}>
        {ruleNumbers(draft).map((name) => {
          const [least, most] = RULE_LIMITS[name];
          return (
            <TextField
              key={name}
              label={t(`office.field.${name}`)}
              hint={[
                t('office.limits', { least, most }),
                ...(name === 'longestWaitMinutes' ? [t('office.boundHow')] : []),
              ].join(' · ')}
              error={problems.includes(name) && t('office.wrong.number', { least, most })}
              value={draft[name]}
              inputMode="numeric"
              autoComplete="off"
              maxLength={3}
              chars={4}
              onChange={({ target }) => choose({ [name]: target.value })}
            />
          );
        })}
      </SideBySide>
    </>
  );
}

/** Changes whom the counters of an office call next. */
export function OrderForm({ onDone, ...props }: Props) {
  const { t } = useTexts();
  const { draft, problems, state, save, change, submit, ref } = useSettingsForm({
    ...props,
    draftOf: ruleDraftOf,
    settingsOf: ruleOfDraft,
    noProblems: NO_PROBLEMS,
    problemsOf: ruleProblems,
    isWrong: (wrong) => wrong.length > 0,
    changeOf: (was, is) => ({ of: 'order', was, is }),
    onSaved: () => onDone(true),
  });
  const [played, setPlayed] = useState(props.was);
  const choose = (more: Partial<RuleDraft>) => {
    const next = { ...draft, ...more };
    change(more);
    if (ruleProblems(next).length === 0) setPlayed(ruleOfDraft(next));
  };
  return (
    <OfficePage>
      <h1 tabIndex={-1}>{t('office.order')}</h1>
      <Card as="form" $stacked noValidate ref={ref} onSubmit={(event) => void submit(event)}>
        <OrderFields draft={draft} problems={problems} choose={choose} />
        <p>{t('office.orderNow')}</p>
        <FormFoot
          of="order"
          title={t('office.order')}
          save={save}
          state={state}
          onBack={() => onDone(false)}
        />
      </Card>
      <OrderEffect locationId={props.locationId} rule={{ ...played, order: draft.order }} />
    </OfficePage>
  );
}
