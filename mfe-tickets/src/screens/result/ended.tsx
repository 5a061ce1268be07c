import { useEffect, useRef, useState } from 'react';
import { useBridge } from '@vez/shared/bridge';
import type { MyTicket } from '@vez/shared/contracts/client';
import { useSecondsLeft } from '@vez/shared/deadline';
import { mayRejoin, paths, spoken } from '@vez/shared/domain';
import { Rejoin } from '@vez/shared/remote/tickets';
import { ButtonLink, Notice } from '@vez/shared/ui';
import { useFocusOnResult } from '@vez/shared/ui/focus-on-result';
import { MinutesSaid, TimeLeft } from '../../components/time-left';
import { isBooking } from '../../model/ticket';
import { useTexts } from '../../texts';

interface Props {
  mine: MyTicket;
  /** ISO 8601 instant at which it was read. */
  readAt: string;
  /** The time to rejoin has run out. */
  onOver(): void;
}

/** How to rejoin, and the time left, counted from the server's seconds: the device's clock may be wrong. */
function WayBack({ mine, readAt, onOver }: Props) {
  const { t } = useTexts();
  const { rejoinSeconds = 0, ticket } = mine;
  const secondsLeft = useSecondsLeft(Date.parse(readAt) + rejoinSeconds * 1_000, onOver);
  return (
    <>
      {t(mine.counterName === '' ? 'rejoin.passedOver' : 'rejoin.text', {
        number: spoken(ticket.jettonCode),
      })}{' '}
      <TimeLeft seconds={secondsLeft} />
      <MinutesSaid secondsLeft={secondsLeft} />
    </>
  );
}

/** A finished ticket: why, how to rejoin its queue, and a link to a new one at the same place (TIX-29 to TIX-31). */
export function Ended({ mine, readAt, onOver }: Props) {
  const { t } = useTexts();
  const { canServe } = useBridge();
  const { progress, serviceId, locationId } = mine;
  const before = useRef(progress);
  const [result, setResult] = useState<'back' | 'cancelled'>();
  const words = useFocusOnResult(result);
  useEffect(() => {
    if (before.current === 'absent') setResult(progress === 'waiting' ? 'back' : undefined);
    if (before.current !== progress && progress === 'cancelled') setResult('cancelled');
    before.current = progress;
  }, [progress]);

  if (result === 'back' && progress === 'waiting') {
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
  return (
    <>
      <div ref={words} tabIndex={-1}>
        <Notice kind={progress === 'absent' ? 'warn' : 'info'} title={t(`progress.${progress}`)}>
          {canRejoin ? <WayBack mine={mine} readAt={readAt} onOver={onOver} /> : ending()}
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
