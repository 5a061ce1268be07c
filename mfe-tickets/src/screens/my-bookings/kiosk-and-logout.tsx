import { LogOut, ScanQrCode } from 'lucide-react';
import styled from 'styled-components';
import { useBridge } from '@vez/shared/bridge';
import { Button, Card, CardTitle, media, token, type } from '@vez/shared/ui';
import { useTexts } from '../../texts';

/** On a phone two buttons at the foot of the list; at a desk a card beside it, which has room to explain. */
const Corner = styled(Card)`
  display: grid;
  gap: ${token.space[4]};
  padding: 0;
  background: none;
  box-shadow: none;
  ${media.wide} {
    padding: ${token.space[4]};
    background: ${token.color.surface};
    box-shadow: ${token.elevation.card};
  }
`;
const Words = styled.div`
  display: none;
  ${media.wide} {
    display: block;
  }
  p {
    margin-top: ${token.space[1]};
    ${type.support}
    color: ${token.color.ink2};
  }
`;

/** What goes with all tickets: one more from a kiosk, and the way out. */
export function KioskAndLogout({ onScan }: { onScan(): void }) {
  const { t } = useTexts();
  const { auth } = useBridge();
  return (
    <Corner>
      <Words>
        <CardTitle>{t('mine.kiosk')}</CardTitle>
        <p>{t('mine.kioskHow')}</p>
      </Words>
      <Button kind="quiet" icon={ScanQrCode} onClick={onScan}>
        {t('scan.title')}
      </Button>
      <Button kind="quiet" icon={LogOut} onClick={() => void auth.logout()}>
        {t('mine.logout')}
      </Button>
    </Corner>
  );
}
