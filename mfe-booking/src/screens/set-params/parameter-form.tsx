import { useOnline, useSession } from '@vez/shared/bridge';
import type { ReservationParameter } from '@vez/shared/contracts/client';
import type { ServicePoint } from '@vez/shared/domain';
import { FailureNotice } from '@vez/shared/remote';
import { BottomBar, Button, Card, ErrorSummary, GuardedForm, Page } from '@vez/shared/ui';
import { fromProfile } from '../../model/parameter-values';
import { useTexts } from '../../texts';
import { ParameterField } from './parameter-field';
import { useParameterForm } from './use-parameter-form';

interface Props {
  point: ServicePoint;
  parameters: readonly ReservationParameter[];
}

/** BOK-11, VAL-42 to VAL-45 */
export function ParameterForm({ point, parameters }: Props) {
  const { t } = useTexts();
  const session = useSession();
  const { values, faults, attempt, check, change, submit } = useParameterForm(point, parameters);
  const off = useOnline() ? undefined : t('offline');
  const summary = parameters.flatMap(({ name, description }) => {
    const fault = faults[name];
    if (fault === undefined) return [];
    return { fieldId: name, message: t('parameters.faultOf', { field: description, fault }) };
  });
  return (
    <GuardedForm off={off} busy={check.isPending} onSend={submit}>
      <Page>
        <ErrorSummary attempt={attempt} faults={summary} />
        <Card $stacked>
          {parameters.map((parameter) => (
            <ParameterField
              key={parameter.name}
              parameter={parameter}
              value={values[parameter.name] ?? ''}
              isLocked={fromProfile(parameter.type, session) !== undefined}
              error={faults[parameter.name]}
              onChange={(value) => change(parameter.name, value)}
            />
          ))}
        </Card>
        <FailureNotice error={check.error} />
      </Page>
      <BottomBar summary={t('parameters.then')}>
        <Button type="submit" busy={check.isPending} disabledReason={off}>
          {t('parameters.next')}
        </Button>
      </BottomBar>
    </GuardedForm>
  );
}
