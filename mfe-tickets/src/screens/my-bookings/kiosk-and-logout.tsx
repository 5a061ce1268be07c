import { LogOut, ScanQrCode } from 'lucide-react';
import { useBridge } from '@vez/shared/bridge';
import { useMutation } from '@vez/shared/query';
import { Button } from '@vez/shared/ui';
import { Corner } from '../../components/corner';
import { useTexts } from '../../texts';

/** Actions below the list: adding a ticket from a kiosk, and logging out. */
export function KioskAndLogout({ onScan }: { onScan(): void }) {
  const { t } = useTexts();
  const { auth } = useBridge();
  const logout = useMutation({ mutationFn: () => auth.logout() });
  return (
    <Corner title={t('mine.kiosk')} text={t('mine.kioskHow')}>
      <Button kind="quiet" icon={ScanQrCode} onClick={onScan}>
        {t('scan.title')}
      </Button>
      <Button kind="quiet" icon={LogOut} busy={logout.isPending} onClick={() => logout.mutate()}>
        {t('mine.logout')}
      </Button>
    </Corner>
  );
}
