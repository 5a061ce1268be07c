import { Button, Card, CardTitle, Notice } from '@vez/shared/ui';
import { StaffPage } from '../../components/staff-page';
import { useNoticedAct } from '../../components/use-noticed-act';
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
  const { busy, failed, run } = useNoticedAct(t('place.failed'));
  const { counter } = place;
  const submit = () => run({ run: () => open(place), then: readAgain });
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
