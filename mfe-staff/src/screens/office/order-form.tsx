import { useState } from 'react';
import { Card } from '@vez/shared/ui';
import { OfficePage } from '../../components/office-page';
import {
  ruleDraftOf,
  ruleOfDraft,
  ruleProblems,
  type CallingRule,
  type RuleDraft,
  type RuleNumber,
} from '../../model/calling-order';
import { useTexts } from '../../texts';
import { FormFoot } from './form-foot';
import { OrderEffect } from './order-effect';
import { OrderFields } from './order-fields';
import { useSettingsForm } from './use-settings-form';

interface Props {
  locationId: number;
  /** As read when editing began. */
  was: CallingRule;
  readAgain(): Promise<unknown>;
  /** Leaves the form. */
  onDone(isSaved: boolean): void;
}

const NO_PROBLEMS: readonly RuleNumber[] = [];

/** Edits the order of calling of an office. */
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
