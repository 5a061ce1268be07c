import type { ReactNode } from 'react';
import { isApiError } from '@vez/shared/api-error';
import { WriteNotice, type Write } from '@vez/shared/remote/write';
import { ButtonLink } from '@vez/shared/ui';
import { useTexts } from '../../texts';

interface Props {
  write: Pick<Write, 'end' | 'error' | 'checkAgain'>;
  /** The form that waits. */
  returnTo: string;
  /** Sends the pending write again. */
  again: ReactNode;
}

/** A refusal will most likely be repeated; anything else may go better the next time. */
export const isFinal = ({ error }: Pick<Write, 'error'>): boolean =>
  isApiError(error) && error.kind === 'refused';

/** The number is verified, but the pending write failed or is unknown: why, and what to do next (ERR-02). */
export function Refused({ write, returnTo, again }: Props) {
  const { t } = useTexts();
  if (write.end === undefined) return null;
  return (
    <>
      <WriteNotice write={write} notDone={t('sms.refused')} />
      {write.end !== 'unknown' && !isFinal(write) && (
        <ButtonLink kind="outline" href={returnTo}>
          {t('sms.back')}
        </ButtonLink>
      )}
      {isFinal(write) && again}
    </>
  );
}
