import { Calendar, Ticket } from 'lucide-react';
import { useId, useState } from 'react';
import { useByVideo, useOnline } from '@vez/shared/bridge';
import type { Offer, Service, ServiceLocation } from '@vez/shared/contracts/client';
import { paths, type QueueStatus } from '@vez/shared/domain';
import { useCalendarWords } from '@vez/shared/remote/queue';
import { availabilityCode } from '../../model/availability';
import { useTexts } from '../../texts';
import { Act, Acts } from './act';

/** BOK-06 */
const ONLY_TIME_TICKETS = 2;

interface Props {
  service: Service;
  place: ServiceLocation;
  offer: Offer;
  /** Taking a number is offered here; its state, as far as known. */
  number: (Pick<QueueStatus, 'mayTake'> & { kind: QueueStatus['kind'] | undefined }) | undefined;
  canBook: boolean;
  /** The id of the state of the queue in words. */
  sentenceId: string;
}

/** Why nothing can be sent, for both actions. */
function Offline({ id }: { id: string }) {
  const { t } = useTexts();
  return <p id={id}>{t('choice.offline')}</p>;
}

/** Taking a number and booking: the main action first, the other beside it (BOK-01, BOK-05, BOK-08 to BOK-10). */
export function ActsHere({ service, place, offer, number, canBook, sentenceId }: Props) {
  const { t } = useTexts();
  const [noteId, offlineId] = [useId(), useId()];
  const isByVideo = useByVideo()(place);
  const online = useOnline();
  const calendar = useCalendarWords()(offer, { isShort: true });
  const isOpen = number?.kind === 'open';
  // The open action comes first; the order never changes after the first render, so that no button moves.
  const [isTicketFirst] = useState(isOpen);
  const at = { service: service.id, location: place.id };
  const books = calendar.kind === 'open';
  const isTimed = books && availabilityCode(offer) === ONLY_TIME_TICKETS;
  // Without numbers, the head of the card has the state of the calendar.
  const parts = [isTimed && t('choice.timeTicket'), number && calendar.sentence].filter(Boolean);
  const note = parts.length > 0 ? parts.join(' · ') : undefined;

  const take = number && (
    <Act
      key="take"
      href={paths.offerNumber(at)}
      icon={Ticket}
      isMain={isOpen}
      isOpen={number.mayTake && online}
      reasonId={online ? sentenceId : offlineId}
      note={number.mayTake ? t(isByVideo ? 'choice.ticketHowVideo' : 'choice.ticketHow') : undefined}
    >
      {t('choice.ticketButton')}
    </Act>
  );
  const book = canBook && (
    <Act
      key="book"
      href={service.openReservationParameter ? paths.setParams(at) : paths.reserve(at)}
      icon={Calendar}
      isMain={!isOpen}
      isOpen={books && online}
      reasonId={online ? (number ? noteId : sentenceId) : offlineId}
      note={note}
      noteId={noteId}
    >
      {t('choice.bookButton')}
    </Act>
  );
  return (
    <>
      <Acts>{isTicketFirst ? [take, book] : [book, take]}</Acts>
      {!online && <Offline id={offlineId} />}
    </>
  );
}
