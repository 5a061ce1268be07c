import { useState } from 'react';
import { Button, Card, CardTitle, Notice } from '@vez/shared/ui';
import { StaffPage } from '../../components/staff-page';
import { useFailureWords } from '../../components/use-failure-words';
import { useOneAct } from '../../components/use-one-act';
import type { CounterPlace } from '../../model/counter-place';
import { useTexts } from '../../texts';
import { useOpening } from './use-opening';

interface Props {
  place: CounterPlace;
  /** Refetches the desk. */
  readAgain(): Promise<unknown>;
  onOther(): void;
}

/** The counter of this device is closed, or was never opened. */
export function ClosedCounter({ place, readAgain, onOther }: Props) {
  const { t } = useTexts();
  const open = useOpening();
  const wordsOf = useFailureWords();
  const { busy, once } = useOneAct();
  const [failed, setFailed] = useState<string>();
  const { counter } = place;
  const submit = () =>
    once({
      run: () => open(place),
      failed: (error) => setFailed(wordsOf(error, t('place.failed'))),
      then: readAgain,
    });
  return (
    <StaffPage>
      <Card $stacked>
        <h1>
          <CardTitle as="span">{t('closed.title', { counter })}</CardTitle>
        </h1>
        <p>{t('closed.why')}</p>
        {failed !== undefined && <Notice kind="error" title={failed} announce />}
        <Button busy={busy !== undefined} onClick={() => void submit()}>
          {t('closed.open', { counter })}
        </Button>
        <Button kind="outline" onClick={onOther}>
          {t('closed.other')}
        </Button>
      </Card>
    </StaffPage>
  );
}
