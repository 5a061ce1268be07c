import { Check } from 'lucide-react';
import { useOnline } from '@vez/shared/bridge';
import type { MyTicket } from '@vez/shared/contracts/client';
import { spoken } from '@vez/shared/domain';
import { FailureNotice } from '@vez/shared/remote';
import { Button, useTapGuard } from '@vez/shared/ui';
import { useFocusOnResult } from '@vez/shared/ui/focus-on-result';
import { useTexts } from '../../texts';
import { Question, SaidLine } from './question';
import { useArrive } from './use-arrive';

/** Asks the holder of a number whose turn is near if they are here (decision 394). */
export function HereQuestion({ mine }: { mine: MyTicket }) {
  const { t } = useTexts();
  const online = useOnline();
  const guard = useTapGuard();
  const arrive = useArrive(mine);
  const { isSuccess } = arrive;
  const said = useFocusOnResult<HTMLParagraphElement>(isSuccess);
  const answers = (why: string) => (
    <Button
      icon={Check}
      busy={arrive.isPending}
      disabled={!online}
      aria-describedby={why}
      onClick={() => guard(arrive.mutate)}
    >
      {t('here.yes')}
    </Button>
  );
  const about = { place: mine.locationName, number: spoken(mine.ticket.jettonCode) };
  return (
    <>
      <FailureNotice error={arrive.error} />
      {isSuccess ? (
        <SaidLine ref={said}>{t('here.said')}</SaidLine>
      ) : (
        mine.asksArrival === true && (
          <Question
            title={t('here.title')}
            why={t(online ? 'here.why' : 'here.offline', about)}
            answers={answers}
          />
        )
      )}
    </>
  );
}
