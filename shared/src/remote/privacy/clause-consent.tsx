import type { ReactNode } from 'react';
import { useApi } from '../../bridge';
import { useQuery } from '@vez/shared/query';
import { failureText } from '../../http/api-error';
import { Button } from '../../ui/button';
import { Consent } from '../../ui/consent';
import { Notice } from '../../ui/notice';
import { SkeletonBlock } from '../../ui/skeleton';
import { useUiTexts } from '../../ui/texts';
import { clauseQuery } from './clause-query';
import { Paragraphs } from './paragraphs';

/** About as high as the clause on a phone, so that the sheet does not grow under the finger. */
const CLAUSE_HEIGHT = 380;

interface Props {
  busy?: boolean;
  onDone(): void;
  onCancel(): void;
  /** Below the clause, such as why agreeing failed. */
  children?: ReactNode;
}

/** Asks for consent to the privacy clause, which nobody gives before it is there (UI-03, UI-04). */
export function ClauseConsent({ busy, onDone, onCancel, children }: Props) {
  const texts = useUiTexts();
  const { data, error, refetch } = useQuery(clauseQuery(useApi()));
  return (
    <Consent
      open
      title={data?.title ?? texts.privacy.title}
      readable={data !== undefined}
      busy={busy}
      onDone={onDone}
      onCancel={onCancel}
    >
      {data && <Paragraphs texts={data.paragraphs} />}
      {error && !data && (
        <>
          <Notice kind="error" title={texts.errorLoadData} announce>
            {failureText(error, texts.screenFailed.text)}
          </Notice>
          <Button kind="outline" onClick={() => void refetch()}>
            {texts.retry}
          </Button>
        </>
      )}
      {!data && !error && <SkeletonBlock $height={CLAUSE_HEIGHT} />}
      {children}
    </Consent>
  );
}
