import type { ReactNode } from 'react';
import { useApi } from '../../bridge';
import { useQuery } from '@vez/shared/query';
import { Consent } from '../../ui/consent/consent';
import { SkeletonBlock } from '../../ui/skeleton/skeleton';
import { useUiTexts } from '../../ui/texts';
import { Loaded } from '../loaded';
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

/** Asks for consent to the privacy clause, once that is loaded (UI-03, UI-04). */
export function ClauseConsent({ busy, onDone, onCancel, children }: Props) {
  const texts = useUiTexts();
  const clause = useQuery(clauseQuery(useApi()));
  return (
    <Consent
      open
      title={clause.data?.title ?? texts.privacy.title}
      readable={clause.data !== undefined}
      busy={busy}
      onDone={onDone}
      onCancel={onCancel}
    >
      <Loaded of={clause} look="part" loading={<SkeletonBlock $height={CLAUSE_HEIGHT} />}>
        {({ paragraphs }) => <Paragraphs texts={paragraphs} />}
      </Loaded>
      {children}
    </Consent>
  );
}
