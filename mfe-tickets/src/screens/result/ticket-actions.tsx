import { CalendarPlus, FileText, Printer, Share2, Star } from 'lucide-react';
import { useSession } from '@vez/shared/bridge';
import type { MyTicket } from '@vez/shared/contracts/client';
import { TileButton, Tiles } from '../../components/tile-button';
import { useTexts } from '../../texts';
import { useCalendar } from './use-calendar';
import { useFavourite } from './use-favourite';
import { useMemoNote } from './use-memo-note';
import { useShare } from './use-share';

interface Props {
  mine: MyTicket;
  onPrint(): void;
}

/** Actions for a ticket: favourite, note, calendar, share, print (TIX-14 to TIX-16). */
export function TicketActions({ mine, onPrint }: Props) {
  const { t } = useTexts();
  /** The holder of a link keeps no favourites and notes. */
  const isKnown = useSession().kind !== 'anonymous';
  const favourite = useFavourite(mine);
  const memo = useMemoNote(mine);
  const addToCalendar = useCalendar(mine);
  const share = useShare(mine);
  return (
    <Tiles>
      {isKnown && (
        <TileButton icon={Star} filled={favourite.isKept} busy={favourite.isBusy} onClick={favourite.toggle}>
          {t(favourite.isKept ? 'result.unfavourite' : 'result.favourite')}
        </TileButton>
      )}
      {isKnown && memo.isOffered && (
        <TileButton icon={FileText} busy={memo.isBusy} onClick={memo.toggle}>
          {t(memo.isKept ? 'memo.remove' : 'memo.add')}
        </TileButton>
      )}
      {addToCalendar && (
        <TileButton icon={CalendarPlus} onClick={() => void addToCalendar()}>
          {t('result.calendar')}
        </TileButton>
      )}
      <TileButton icon={Share2} onClick={() => void share()}>
        {t('share.share')}
      </TileButton>
      <TileButton icon={Printer} deskOnly onClick={onPrint}>
        {t('result.print')}
      </TileButton>
    </Tiles>
  );
}
