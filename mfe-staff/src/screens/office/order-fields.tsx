import { Checkbox, Segments, TextField } from '@vez/shared/ui';
import { ORDERS, RULE_LIMITS, ruleNumbers, type RuleDraft, type RuleNumber } from '../../model/calling-order';
import { useTexts } from '../../texts';
import { SideBySide } from './side-by-side';

const LEAST_WIDTH = 180;

interface Props {
  draft: RuleDraft;
  problems: readonly RuleNumber[];
  choose(more: Partial<RuleDraft>): void;
}

/** The order, its turns, and its bound. */
export function OrderFields({ draft, problems, choose }: Props) {
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
