import { useEffect, useRef, useState } from 'react';
import { useBridge } from '@vez/shared/bridge';
import type { MyTicket } from '@vez/shared/contracts/client';
import { mayRejoin, paths, spoken } from '@vez/shared/domain';
import { Rejoin } from '@vez/shared/remote/tickets';
import { ButtonLink, Notice } from '@vez/shared/ui';
import { isBooking, minutesToRejoin } from '../../model/ticket';
import { useTexts } from '../../texts';

/** A finished ticket: why, how to rejoin its queue, and a link to a new one at the same place (TIX-29 to TIX-31). */
export function Ended({ mine }: { mine: MyTicket }) {
  const { t } = useTexts();
  const { canServe } = useBridge();
  const { progress, serviceId, locationId } = mine;
  const words = useRef<HTMLDivElement>(null);
  const before = useRef(progress);
  const [isBack, setBack] = useState(false);
  useEffect(() => {
    if (before.current === 'absent') setBack(progress === 'waiting');
    // The pressed button was removed, so focus the result, which also scrolls it into view.
    if (before.current !== progress && progress === 'cancelled') words.current?.focus();
    before.current = progress;
  }, [progress]);
  useEffect(() => {
    if (isBack) words.current?.focus();
  }, [isBack]);

  if (isBack && progress === 'waiting') {
    return (
      <div ref={words} tabIndex={-1}>
        <Notice kind="success">{t('rejoin.done')}</Notice>
      </div>
    );
  }
  if (progress === 'waiting' || progress === 'called' || progress === 'booked') return null;
  const canRejoin = mayRejoin(mine);
  /** Never called: its holder did not check in. */
  const wasMissed = progress === 'absent' && isBooking(mine) && mine.counterName === '';
  const ending = () => {
    if (!wasMissed) return t(`ended.${progress}`);
    // By video, there is no staff to ask.
    return t(mine.joinUrl === undefined ? 'ended.missed' : 'video.missed');
  };
  const backWords = () =>
    t('rejoin.text', {
      number: spoken(mine.ticket.jettonCode),
      minutes: minutesToRejoin(mine),
    });
  return (
    <>
      <div ref={words} tabIndex={-1}>
        <Notice kind={progress === 'absent' ? 'warn' : 'info'} title={t(`progress.${progress}`)}>
          {canRejoin ? backWords() : ending()}
        </Notice>
      </div>
      {canRejoin && <Rejoin mine={mine} />}
      {canServe(paths.queueOrBook()) && (
        <ButtonLink
          kind={progress === 'treated' || canRejoin ? 'outline' : 'primary'}
          href={paths.queueOrBook({ service: serviceId, location: locationId })}
        >
          {t('ended.again')}
        </ButtonLink>
      )}
    </>
  );
}
