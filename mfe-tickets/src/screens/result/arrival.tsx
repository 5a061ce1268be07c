import { Check } from 'lucide-react';
import type { MyTicket } from '@vez/shared/contracts/client';
import { isExpected } from '@vez/shared/domain';
import { FailureNotice } from '@vez/shared/remote';
import { Button, Notice, useTapGuard } from '@vez/shared/ui';
import { useFocusOnResult } from '@vez/shared/ui/focus-on-result';
import { asks } from '../../model/earlier';
import { mayArrive } from '../../model/ticket';
import { useTexts } from '../../texts';
import { useArrive } from './use-arrive';

const WORDS = {
  hall: { comeFirst: 'result.comeFirst', late: 'result.late', act: 'result.checkIn' },
  video: { comeFirst: 'video.comeFirst', late: 'video.late', act: 'video.checkIn' },
} as const;

/** Check-in at the office or, for a booking by video, on this page. */
export function Arrival({ mine }: { mine: MyTicket }) {
  const { t } = useTexts();
  const guard = useTapGuard();
  const arrive = useArrive(mine);
  const isHere = mine.checkedIn === true || arrive.isSuccess;
  const done = useFocusOnResult(arrive.isSuccess);
  const place = mine.joinUrl === undefined ? 'hall' : 'video';
  const words = WORDS[place];
  return (
    <>
      {mayArrive(mine) &&
        (isHere ? (
          <div ref={done} tabIndex={-1}>
            <Notice kind="success">{t('result.checkedIn')}</Notice>
          </div>
        ) : (
          <>
            {isExpected(mine) && (
              <Notice kind="info">{t(mine.visitState === 'late' ? words.late : words.comeFirst)}</Notice>
            )}
            <Button
              kind={place === 'video' && !asks(mine) ? 'primary' : 'outline'}
              icon={Check}
              busy={arrive.isPending}
              onClick={() => guard(arrive.mutate)}
            >
              {t(words.act)}
            </Button>
          </>
        ))}
      <FailureNotice error={arrive.error} />
    </>
  );
}
