import { useBridge } from '@vez/shared/bridge';
import type { Service } from '@vez/shared/contracts/client';
import { Button, Card, Notice, Page } from '@vez/shared/ui';
import { useTexts } from '../../texts';

/** A service of another system, which has no places here, only an address (DAT-62, ERR-62, ERR-67). */
export function OutsideService({ service: { name, serviceDetailUrl } }: { service: Service }) {
  const { t } = useTexts();
  const bridge = useBridge();
  const isReachable = serviceDetailUrl.startsWith('https://');
  return (
    <Page>
      <Card>
        <h2>{name}</h2>
        <p>{t('messages.notSystemService')}</p>
      </Card>
      {isReachable ? (
        <Button onClick={() => bridge.host.openOutside(serviceDetailUrl)}>{t('select.outsideOpen')}</Button>
      ) : (
        <Notice kind="error">{t('messages.serviceUrlEmpty')}</Notice>
      )}
    </Page>
  );
}
