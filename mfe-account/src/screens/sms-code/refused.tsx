import type { ReactNode } from 'react';
import { isApiError } from '@vez/shared/api-error';
import { WriteNotice, type Write } from '@vez/shared/remote/write';
import { ButtonLink } from '@vez/shared/ui';
import { useTexts } from '../../texts';

interface Props {
  write: Pick<Write, 'end' | 'error' | 'checkAgain'>;
  /** The address of the form of the pending write. */
  returnTo: string;
  /** Sends the pending write again. */
  again: ReactNode;
}

/** The server would most likely refuse again; any other failure may be temporary. */
export const isFinal = ({ error }: Pick<Write, 'error'>): boolean =>
  isApiError(error) && error.kind === 'refused';

/** Shown if the number is verified, but the write failed or its result is unknown: why, and the next step (ERR-02). */
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
