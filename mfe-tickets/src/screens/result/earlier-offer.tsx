import { useState } from 'react';
import styled from 'styled-components';
import type { MyTicket } from '@vez/shared/contracts/client';
import { isOver } from '@vez/shared/domain';
import { visuallyHidden } from '@vez/shared/ui';
import { useFocusOnResult } from '@vez/shared/ui/focus-on-result';
import { offerOf, type Answer, type Offer } from '../../model/earlier';
import { useTexts } from '../../texts';
import { OfferCard } from './offer-card';
import { OfferResult, type Ended } from './offer-result';
import { useEarlierWrite } from './use-earlier-write';
import { useWhen } from './use-when';

const Heard = styled.p`
  ${visuallyHidden}
`;

/** Announces an offer that comes while the page is open. */
function useArrival(offer: Offer | undefined): string {
  const { t } = useTexts();
  const when = useWhen();
  const [first] = useState(offer?.offerId);
  if (offer === undefined || offer.offerId === first) return '';
  return `${t('earlier.badge')}: ${when(offer.date, offer.time)}`;
}

interface Props {
  mine: MyTicket;
  /** When the ticket was read: ISO 8601, by the clock of the device. */
  readAt: string;
  /** The ticket is that of an earlier read. */
  stale: boolean;
  /** Called when the time of an offer is over. */
  onOver(): void;
}

/** An earlier time that is offered to the holder of a booking, then what became of it (TIX-13). */
export function EarlierOffer({ mine, readAt, stale, onOver }: Props) {
  const { id } = mine.ticket;
  const [ended, setEnded] = useState<Ended>();
  const answer = useEarlierWrite(id, (api, { how, offerId }: { how: Answer; offerId: string }) =>
    how === 'takeEarlier' ? api.takeEarlier({ id, offerId }) : api.keepTime({ id, offerId }),
  );
  const sent = offerOf(mine);
  const isEnded = (offer: Offer) => ended?.how === 'over' && ended.offer.offerId === offer.offerId;
  const offer = sent && !isEnded(sent) ? sent : undefined;
  const result = ended && !answer.isPending && ended.offer.offerId !== offer?.offerId ? ended : undefined;
  const part = useFocusOnResult(result?.hadFocus && result);
  const arrival = useArrival(offer);
  if (mine.closure !== undefined || isOver(mine)) return null;
  return (
    <>
      <Heard role="status">{arrival}</Heard>
      {result && (
        <div ref={part} tabIndex={-1}>
          <OfferResult mine={mine} ended={result} error={answer.error} />
        </div>
      )}
      {offer && (
        <OfferCard
          key={offer.offerId}
          mine={mine}
          offer={offer}
          readAt={readAt}
          stale={stale}
          busy={answer.isPending ? answer.variables.how : undefined}
          error={answer.variables?.offerId === offer.offerId ? answer.error : null}
          onAnswer={(how) => {
            setEnded({ offer, how, hadFocus: true });
            answer.mutate({ how, offerId: offer.offerId });
          }}
          onOver={(hadFocus) => {
            // The server decides about an answer that is on its way.
            if (answer.isPending) return;
            setEnded({ offer, how: 'over', hadFocus });
            onOver();
          }}
        />
      )}
    </>
  );
}
