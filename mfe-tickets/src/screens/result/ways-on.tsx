import { Map, Pencil } from 'lucide-react';
import { useBridge } from '@vez/shared/bridge';
import type { MyTicket } from '@vez/shared/contracts/client';
import { isCalled, paths } from '@vez/shared/domain';
import { Button, ButtonLink, Notice } from '@vez/shared/ui';
import { asks } from '../../model/earlier';
import { wayThere } from '../../model/ticket';
import { useTexts } from '../../texts';
import { Arrival } from './arrival';
import { LetPass } from './let-pass';
import { VideoRoom } from './video-room';

/** The next actions for an active ticket: directions, check-in, change of time. */
export function WaysOn({ mine }: { mine: MyTicket }) {
  const { t } = useTexts();
  const bridge = useBridge();
  const map = mine.closure === undefined ? wayThere(mine) : undefined;
  // Then the answer has the filled button.
  const kind = asks(mine) ? 'outline' : 'primary';
  return (
    <>
      {map !== undefined && (
        <Button kind={kind} icon={Map} onClick={() => bridge.host.openOutside(map)}>
          {t('result.map')}
        </Button>
      )}
      {mine.visitState === 'parked' && <Notice kind="info">{t('result.parked')}</Notice>}
      {mine.asksArrival !== true && <Arrival mine={mine} />}
      <LetPass mine={mine} />
      {mine.joinUrl !== undefined && !isCalled(mine) && <VideoRoom mine={mine} joinUrl={mine.joinUrl} />}
      {mine.editable && mine.closure === undefined && bridge.canServe(paths.reserve()) && (
        <ButtonLink kind="outline" icon={Pencil} href={paths.reserve({ ticket: mine.ticket.id })}>
          {t('result.edit')}
        </ButtonLink>
      )}
    </>
  );
}
