import { Trash2 } from 'lucide-react';
import type { MyTicket } from '@vez/shared/contracts/client';
import { FailureNotice } from '@vez/shared/remote';
import { Button, useTapGuard } from '@vez/shared/ui';
import { kindTexts } from '../../components/kind-texts';
import { useTexts } from '../../texts';
import { useCancel } from './use-cancel';

/** The cancellation of a ticket, at the end of its page. */
export function CancelTicket({ mine }: { mine: MyTicket }) {
  const { t } = useTexts();
  const guard = useTapGuard();
  const cancel = useCancel(mine);
  return (
    <>
      <FailureNotice error={cancel.error} />
      {mine.cancellable && mine.progress !== 'called' && (
        <Button
          kind="danger"
          icon={Trash2}
          busy={cancel.isPending}
          onClick={() => guard(() => void cancel.ask())}
        >
          {t(kindTexts(mine).cancel)}
        </Button>
      )}
    </>
  );
}
