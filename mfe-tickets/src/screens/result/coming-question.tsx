import { Check, X } from 'lucide-react';
import { useOnline } from '@vez/shared/bridge';
import type { MyTicket } from '@vez/shared/contracts/client';
import { Button, useTapGuard } from '@vez/shared/ui';
import { useTexts } from '../../texts';
import { Question } from './question';
import type { useCancel } from './use-cancel';

interface Props {
  mine: MyTicket;
  confirm: { isPending: boolean; mutate(): void };
  cancel: ReturnType<typeof useCancel>;
}

/** “Are you still coming?” */
export function ComingQuestion({ mine, confirm, cancel }: Props) {
  const { t } = useTexts();
  const online = useOnline();
  const guard = useTapGuard();
  const answers = (why: string) => (
    <>
      <Button
        icon={Check}
        busy={confirm.isPending}
        disabled={!online}
        aria-describedby={online ? undefined : why}
        onClick={() => guard(confirm.mutate)}
      >
        {t('coming.yes')}
      </Button>
      {mine.cancellable && (
        <Button
          kind="outline"
          icon={X}
          busy={cancel.isPending}
          disabled={!online}
          aria-describedby={why}
          onClick={() => guard(() => void cancel.ask())}
        >
          {t('coming.no')}
        </Button>
      )}
    </>
  );
  return (
    <Question title={t('coming.title')} why={t(online ? 'coming.why' : 'coming.offline')} answers={answers} />
  );
}
