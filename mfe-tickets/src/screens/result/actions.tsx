import { CalendarPlus, Check, Map, Pencil, Star, Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { useApi, useBridge, useSession } from '@vez/shared/bridge';
import type { MyTicket } from '@vez/shared/contracts/client';
import { useMutation } from '@vez/shared/query';
import { Button, ButtonLink, token } from '@vez/shared/ui';
import { calendarEntryOf, isOver, type Progress } from '../../model/ticket';
import { useTexts } from '../../texts';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[3]};
  & > * {
    flex: 1 1 ${token.size(140)};
  }
`;

interface Props {
  mine: MyTicket;
  progress: Progress;
  onChanged(): void;
}

/** TIX-09, TIX-12 to TIX-15, TIX-20, TIX-23 */
export function Actions({ mine, progress, onChanged }: Props) {
  const { t } = useTexts();
  const bridge = useBridge();
  const api = useApi();
  const { mobile } = useSession();
  const { feedback } = bridge;
  const entry = calendarEntryOf(mine);
  const { id } = mine.ticket;

  const cancel = useMutation({
    mutationFn: () => api.cancelTicket({ id }),
    onSuccess() {
      bridge.events.publish('ticket/cancelled', { ticketId: id });
      feedback.toast(t('cancel.done'), 'success');
      onChanged();
    },
  });
  const arrive = useMutation({
    mutationFn: () => api.checkIn({ id }),
    onSuccess: () => feedback.toast(t('result.checkedIn'), 'success'),
  });
  const favourite = useMutation({
    async mutationFn() {
      if (mine.favouriteId !== null) return api.removeFavourite({ id: mine.favouriteId });
      const { serviceId, locationId, ticket } = mine;
      return api.addFavourite({
        mobNum: mobile?.number ?? '',
        serviceId,
        locationId,
        ticketType: ticket.ticketType,
      });
    },
    onSuccess() {
      feedback.toast(t(mine.favouriteId === null ? 'addToFavorite' : 'moveToFavourite'), 'success');
      bridge.events.publish('favourite/changed', { serviceId: mine.serviceId, locationId: mine.locationId });
      onChanged();
    },
    onError: () => mine.favouriteId !== null && feedback.toast(t('errorMoveToFavourite'), 'error'),
  });
  const askToCancel = async () => {
    const yes = await feedback.confirm({
      title: t('cancel.title'),
      text: t('cancel.text'),
      confirm: t('cancel.yes'),
      cancel: t('cancel.no'),
      danger: true,
    });
    if (yes) cancel.mutate();
  };
  const addToCalendar = async () => {
    const added = entry !== undefined && (await bridge.host.addToCalendar(entry));
    if (added) feedback.toast(t('addCalendarEvents'), 'success');
    else await feedback.alert(t('addCalendarEventsError'));
  };

  if (isOver({ progress })) return <ButtonLink href="/department">{t('ended.again')}</ButtonLink>;
  return (
    <>
      {mine.latitude !== null && mine.longitude !== null && (
        <Button icon={Map} onClick={() => bridge.host.openOutside(`geo:${mine.latitude},${mine.longitude}`)}>
          {t('result.map')}
        </Button>
      )}
      <Row>
        {progress === 'waiting' && (
          <Button kind="outline" icon={Check} busy={arrive.isPending} onClick={() => arrive.mutate()}>
            {t('result.checkIn')}
          </Button>
        )}
        {entry && (
          <Button kind="outline" icon={CalendarPlus} onClick={() => void addToCalendar()}>
            {t('result.calendar')}
          </Button>
        )}
        {mine.editable && bridge.canServe('/reserve') && (
          <ButtonLink kind="outline" icon={Pencil} href={`/reserve?ticket=${id}`}>
            {t('result.edit')}
          </ButtonLink>
        )}
        <Button kind="outline" icon={Star} busy={favourite.isPending} onClick={() => favourite.mutate()}>
          {t(mine.favouriteId === null ? 'result.favourite' : 'result.unfavourite')}
        </Button>
      </Row>
      {mine.cancellable && progress !== 'called' && (
        <Button kind="danger" icon={Trash2} busy={cancel.isPending} onClick={() => void askToCancel()}>
          {t('result.cancel')}
        </Button>
      )}
    </>
  );
}
