import { useState } from 'react';
import { useApi, useBridge, useJourney, useTitle } from '@vez/shared/bridge';
import type { ReservationParameter } from '@vez/shared/contracts/client';
import { useMutation } from '@vez/shared/query';
import { BottomBar, Button, Card, ErrorSummary, NavBar, Notice, Page } from '@vez/shared/ui';
import type { Point } from '../../api/booking-queries';
import { useTexts } from '../../texts';
import { ParameterField } from './parameter-field';

/** The form that a service asks for: filled in, checked here, then by the server (VAL-42 to VAL-45). */
export function ParameterForm({
  point,
  parameters,
}: {
  point: Point;
  parameters: readonly ReservationParameter[];
}) {
  const { t } = useTexts();
  const bridge = useBridge();
  const api = useApi();
  const { params: stored = {} } = useJourney();
  const [values, setValues] = useState<Record<string, string>>(stored);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [attempt, setAttempt] = useState(0);
  useTitle(t('params.title'));

  const check = useMutation({
    mutationFn: () =>
      api.checkParameter({
        ...point,
        params: parameters.map(({ name }) => ({ name, value: values[name] ?? '' })),
      }),
    onSuccess({ valid, problems }) {
      setFaults(Object.fromEntries(problems.map(({ name, message }) => [name, message])));
      setAttempt(attempt + 1);
      if (!valid) return;
      bridge.journey.set({ params: values });
      bridge.navigate(`/reserve?service=${point.serviceId}&location=${point.locationId}`);
    },
  });
  const next = () => {
    const missing = parameters.filter(({ name, required }) => required && (values[name] ?? '').trim() === '');
    setFaults(Object.fromEntries(missing.map(({ name }) => [name, t('faults.mustInput')])));
    setAttempt(attempt + 1);
    if (missing.length === 0) check.mutate();
  };

  return (
    <>
      <NavBar title={t('params.title')} onBack={bridge.back} onHome={() => bridge.navigate('/home')} />
      <Page>
        <ErrorSummary
          attempt={attempt}
          faults={Object.entries(faults).map(([name, message]) => ({ fieldId: name, message }))}
        />
        <Card $stacked>
          {parameters.map((parameter) => (
            <ParameterField
              key={parameter.name}
              parameter={parameter}
              value={values[parameter.name] ?? ''}
              error={faults[parameter.name]}
              onChange={(value) => setValues({ ...values, [parameter.name]: value })}
            />
          ))}
        </Card>
        {check.error && (
          <Notice kind="error" announce>
            {check.error.message}
          </Notice>
        )}
      </Page>
      <BottomBar>
        <Button busy={check.isPending} onClick={next}>
          {t('params.next')}
        </Button>
      </BottomBar>
    </>
  );
}
