import { useState } from 'react';
import { useApi, useBridge, useDeployment, useOnline, useSession } from '@vez/shared/bridge';
import type { ReservationParameter } from '@vez/shared/contracts/client';
import { cityDay } from '@vez/shared/dates';
import { paths, type ServicePoint } from '@vez/shared/domain';
import { useMutation } from '@vez/shared/query';
import { FailureNotice } from '@vez/shared/remote';
import { BottomBar, Button, Card, ErrorSummary, GuardedForm, Page, useUiTexts } from '@vez/shared/ui';
import { keepParameters, parametersFor, storable } from '../../drafts/parameters';
import {
  checkParameters,
  fromProfile,
  hasEmpty,
  toWire,
  type ParameterFault,
  type ParameterValue,
} from '../../model/parameters';
import { useTexts } from '../../texts';
import { ParameterField } from './parameter-field';

interface Props {
  point: ServicePoint;
  parameters: readonly ReservationParameter[];
}

/** The form that a service asks for: checked here, then by the server (VAL-42 to VAL-45). */
export function ParameterForm({ point, parameters }: Props) {
  const { t } = useTexts();
  const words = useUiTexts();
  const bridge = useBridge();
  const api = useApi();
  const session = useSession();
  const { smsAreas, idNumber } = useDeployment();
  const online = useOnline();
  const [values, setValues] = useState(() =>
    parametersFor(point.serviceId, parameters, bridge.journey.get().params ?? {}, session, smsAreas[0] ?? ''),
  );
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [attempt, setAttempt] = useState(0);

  const change = (name: string, value: ParameterValue) => {
    const next = { ...values, [name]: value };
    setValues(next);
    keepParameters(point.serviceId, next);
    bridge.journey.set({ params: storable(parameters, next) });
  };
  const show = (found: Record<string, string>) => {
    setFaults(found);
    setAttempt(attempt + 1);
  };
  const said = (fault: ParameterFault) => (fault.kind === 'phone' ? words.phone[fault.key] : t(fault.key));

  const check = useMutation({
    mutationFn: () =>
      api.checkParameter({
        ...point,
        params: parameters.map(({ name, type }) => ({ name, value: toWire(type, values[name] ?? '') })),
      }),
    onSuccess({ valid, problems }) {
      if (!valid) return show(Object.fromEntries(problems.map(({ name, message }) => [name, message])));
      keepParameters(point.serviceId, values);
      bridge.journey.set({ params: storable(parameters, values) });
      bridge.navigate(paths.reserve({ service: point.serviceId, location: point.locationId }));
    },
  });
  const next = () => {
    const found = checkParameters(parameters, values, { today: cityDay(new Date()), idRule: idNumber });
    show(Object.fromEntries(Object.entries(found).map(([name, fault]) => [name, said(fault)])));
    if (hasEmpty(parameters, values)) bridge.feedback.toast(t('faults.pleaseFillInfo'), 'error');
    if (Object.keys(found).length === 0) check.mutate();
  };
  const off = online ? undefined : t('offline');
  const inOrder = parameters.filter(({ name }) => faults[name] !== undefined);

  return (
    <GuardedForm off={off} busy={check.isPending} onSend={next}>
      <Page>
        <ErrorSummary
          attempt={attempt}
          faults={inOrder.map(({ name, description }) => ({
            fieldId: name,
            message: t('parameters.faultOf', { field: description, fault: faults[name]! }),
          }))}
        />
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
