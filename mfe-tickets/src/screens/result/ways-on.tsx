import { Check, Map, Pencil } from 'lucide-react';
import { useApi, useBridge } from '@vez/shared/bridge';
import type { MyTicket } from '@vez/shared/contracts/client';
import { isExpected, paths } from '@vez/shared/domain';
import { useMutation } from '@vez/shared/query';
import { FailureNotice } from '@vez/shared/remote';
import { Button, ButtonLink, Notice, useTapGuard } from '@vez/shared/ui';
import { mapAddress } from '../../model/ticket';
import { useTexts } from '../../texts';
import { VideoRoom } from './video-room';

/** The next thing to do with a ticket that still counts: find the place, say that one is there, change the time. */
export function WaysOn({ mine }: { mine: MyTicket }) {
  const { t } = useTexts();
  const bridge = useBridge();
  const api = useApi();
  const { id } = mine.ticket;
  /** Who joins by video goes nowhere. */
  const isByVideo = mine.joinUrl !== undefined;
  const map = isByVideo ? undefined : mapAddress(mine);
  const guard = useTapGuard();
  const arrive = useMutation({
    mutationFn: () => api.checkIn({ id }),
    onSuccess() {
      bridge.feedback.toast(t('result.checkedIn'), 'success');
      bridge.events.publish('ticket/edited', { ticketId: id });
    },
  });
  const isHere = mine.checkedIn === true || arrive.isSuccess;
  const mayArrive = (mine.progress === 'waiting' || mine.canCheckIn === true) && !isByVideo;
  return (
    <>
      {mine.joinUrl !== undefined && <VideoRoom mine={mine} joinUrl={mine.joinUrl} />}
      {map !== undefined && (
        <Button
          kind={mine.progress === 'called' ? 'outline' : 'primary'}
          icon={Map}
          onClick={() => bridge.host.openOutside(map)}
        >
          {t('result.map')}
        </Button>
      )}
      {isExpected(mine) && mayArrive && !isHere && (
        <Notice kind="info">{t(mine.visitState === 'late' ? 'result.late' : 'result.comeFirst')}</Notice>
      )}
      {mine.visitState === 'parked' && <Notice kind="info">{t('result.parked')}</Notice>}
      {mayArrive && isHere && <Notice kind="success">{t('result.checkedIn')}</Notice>}
      {mayArrive && !isHere && (
        <Button kind="outline" icon={Check} busy={arrive.isPending} onClick={() => guard(arrive.mutate)}>
          {t('result.checkIn')}
        </Button>
      )}
      <FailureNotice error={arrive.error} />
      {mine.editable && bridge.canServe(paths.reserve()) && (
        <ButtonLink kind="outline" icon={Pencil} href={paths.reserve({ ticket: id })}>
          {t('result.edit')}
        </ButtonLink>
      )}
    </>
  );
}
