import type { ReactNode } from 'react';
import { useBridge } from '@vez/shared/bridge';
import { ButtonLink, Notice } from '@vez/shared/ui';
import { useTexts } from '../../texts';
import type { Outcome } from './use-completion';

interface Props {
  outcome: Outcome;
  /** The server's own. */
  words: string | undefined;
  /** The form that waits. */
  returnTo: string;
  /** Sends what waits once more. */
  again: ReactNode;
}

/** The number is proved, but what waited was not done, or nobody knows: why, and each way on (ERR-02). */
export function Refused({ outcome, words, returnTo, again }: Props) {
  const { t } = useTexts();
  const { canServe } = useBridge();
  return (
    <>
      <Notice kind="error" title={t(outcome === 'unknown' ? 'sms.unknown' : 'sms.refused')} announce>
        {words}
      </Notice>
      {outcome === 'failed' && (
        <ButtonLink kind="outline" href={returnTo}>
          {t('sms.back')}
        </ButtonLink>
      )}
      {outcome === 'refused' && again}
      {outcome === 'unknown' && canServe('/myBooking') && (
        <ButtonLink kind="outline" href="/myBooking">
          {t('sms.myTickets')}
        </ButtonLink>
      )}
    </>
  );
}
