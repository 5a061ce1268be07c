import { useState } from 'react';
import { useApi, useBridge, useCityClock, useDeployment, useSession } from '@vez/shared/bridge';
import type { ReservationParameter } from '@vez/shared/contracts/client';
import { paths, type ServicePoint } from '@vez/shared/domain';
import { useMutation } from '@vez/shared/query';
import { useUiTexts } from '@vez/shared/ui';
import { parametersFor, storable } from '../../drafts/parameters';
import { parameterDrafts } from '../../drafts/stores';
import { checkParameters, hasEmpty, type ParameterFault } from '../../model/check-parameters';
import { toWire, type ParameterValue, type ParameterValues } from '../../model/parameter-values';
import { useTexts } from '../../texts';

/** The form of the parameters, checked here, then by the server, before the booking follows (VAL-42 to VAL-45). */
export function useParameterForm(point: ServicePoint, parameters: readonly ReservationParameter[]) {
  const { cityDay } = useCityClock();
  const { t } = useTexts();
  const words = useUiTexts();
  const bridge = useBridge();
  const api = useApi();
  const session = useSession();
  const { smsAreas, idNumber } = useDeployment();
  const [values, setValues] = useState(() =>
    parametersFor(point.serviceId, parameters, bridge.journey.get().params ?? {}, session, smsAreas[0] ?? ''),
  );
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [attempt, setAttempt] = useState(0);

  const save = (filled: ParameterValues) => {
    parameterDrafts.set(point.serviceId, filled);
    bridge.journey.set({ params: storable(parameters, filled) });
  };
  const show = (found: Record<string, string>) => {
    setFaults(found);
    setAttempt(attempt + 1);
  };
  const messageOf = (fault: ParameterFault) =>
    fault.kind === 'phone' ? words.phone[fault.key] : t(fault.key);

  const check = useMutation({
    mutationFn: () =>
      api.checkParameter({
        ...point,
        params: parameters.map(({ name, type }) => ({ name, value: toWire(type, values[name] ?? '') })),
      }),
    onSuccess({ valid, problems }) {
      if (!valid) return show(Object.fromEntries(problems.map(({ name, message }) => [name, message])));
      save(values);
      bridge.navigate(paths.reserve({ service: point.serviceId, location: point.locationId }));
    },
  });

  return {
    values,
    faults,
    attempt,
    check,
    change(name: string, value: ParameterValue) {
      const next = { ...values, [name]: value };
      setValues(next);
      save(next);
    },
    submit() {
      const found = checkParameters(parameters, values, { today: cityDay(new Date()), idRule: idNumber });
      show(Object.fromEntries(Object.entries(found).map(([name, fault]) => [name, messageOf(fault)])));
      if (hasEmpty(parameters, values)) bridge.feedback.toast(t('faults.pleaseFillInfo'), 'error');
      if (Object.keys(found).length === 0) check.mutate();
    },
  };
}
