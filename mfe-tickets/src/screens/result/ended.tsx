import { useEffect, useRef } from 'react';
import { useBridge } from '@vez/shared/bridge';
import type { MyTicket } from '@vez/shared/contracts/client';
import { ButtonLink, Notice } from '@vez/shared/ui';
import { useTexts } from '../../texts';

/** A ticket that is over: why, and the way to a new one at the same place (TIX-29 to TIX-31). */
export function Ended({ mine }: { mine: MyTicket }) {
  const { t } = useTexts();
  const { canServe } = useBridge();
  const { progress, serviceId, locationId } = mine;
  const words = useRef<HTMLDivElement>(null);
  const wasCancelled = useRef(progress === 'cancelled');
  useEffect(() => {
    // The button that was pressed is gone: what came of it takes the focus, and comes into sight.
    if (progress === 'cancelled' && !wasCancelled.current) words.current?.focus();
    wasCancelled.current = progress === 'cancelled';
  }, [progress]);
  if (progress === 'waiting' || progress === 'called' || progress === 'booked') return null;
  return (
    <>
      <div ref={words} tabIndex={-1}>
        <Notice kind={progress === 'absent' ? 'warn' : 'info'} title={t(`progress.${progress}`)}>
          {t(`ended.${progress}`)}
        </Notice>
      </div>
      {canServe('/queueOrBook') && (
        <ButtonLink
          kind={progress === 'treated' ? 'outline' : 'primary'}
          href={`/queueOrBook?service=${serviceId}&location=${locationId}`}
        >
          {t('ended.again')}
        </ButtonLink>
      )}
    </>
  );
}
