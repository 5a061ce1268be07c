import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { useBridge } from '@vez/shared/bridge';
import { Button, IconButton } from '@vez/shared/ui';
import { useStaffApi } from '../api/staff-api';
import { useTexts } from '../texts';
import { CloseCounter } from './close-counter';
import { useOneAct } from '../components/use-one-act';

/** Logs out, and first asks what becomes of the user's open counters. */
export function LogOutButton() {
  const { t } = useTexts();
  const { auth } = useBridge();
  const api = useStaffApi();
  const [[counter, ...more], setOpen] = useState<readonly { locationId: number; counter: string }[]>([]);
  const { busy, once } = useOneAct();
  const logOut = () => void auth.logout();

  async function ask() {
    const { holds = [] } = await api.staffSelf({}, { silent: true });
    setOpen(holds);
    if (holds.length === 0) logOut();
  }
  return (
    <>
      <IconButton
        icon={LogOut}
        label={t('head.logOut')}
        aria-busy={busy !== undefined || undefined}
        // An unreachable server knows no counters, but the user still leaves.
        onClick={() => void once({ run: ask, failed: logOut })}
      />
      {counter && (
        <CloseCounter
          key={counter.counter}
          {...counter}
          submitLabel={t(more.length === 0 ? 'leave.andLogOut' : 'leave.go', counter)}
          onClosed={() => (more.length === 0 ? logOut() : setOpen(more))}
          onCancel={() => setOpen([])}
        >
          <Button kind="quiet" onClick={logOut}>
            {t('leave.logOutOnly')}
          </Button>
        </CloseCounter>
      )}
    </>
  );
}
