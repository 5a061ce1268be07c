import type { ReactNode } from 'react';
import { isMissing } from '../http/api-error';
import { LoadingView } from '../ui/skeleton/loading-view';
import { LoadFailure } from './load-failure';
import { answersOf, type Answers, type DataOf } from './answer';
import { PartFailure } from './part-failure';

interface Props<Of extends Answers> {
  /** What the part is made of: one query, or several of which each is needed. */
  of: Of;
  /** The skeleton of what is loading. */
  loading: ReactNode;
  /** False while the part waits for something else. */
  ready?: boolean;
  /** `view` where the failure stands for a screen; `part` where it stands inside a form or a sheet. */
  look?: 'view' | 'part';
  /** Stands where the server says that there is no such thing (NAV-28). */
  gone?: ReactNode;
  /** Around what stands in place of a whole screen. */
  frame?: (standIn: ReactNode, state: 'loading' | 'failed') => ReactNode;
  children: (...data: DataOf<Of>) => ReactNode;
}

const unframed = (standIn: ReactNode) => standIn;

/**
 * A screen or a part of one that needs answers: its skeleton, its failure, or itself (SHL-14, SHL-18). What was
 * read once stays when a later read fails. A retry aborts what is in flight and asks anew, for what is missing only.
 */
export function Loaded<const Of extends Answers>(props: Props<Of>) {
  const { of, loading, ready = true, look = 'view', gone, frame = unframed, children } = props;
  const { data, error, retry } = answersOf(of);
  if (data && ready) return children(...data);
  if (!error) return frame(<LoadingView onRetry={retry}>{loading}</LoadingView>, 'loading');
  if (gone !== undefined && isMissing(error)) return gone;
  const Failure = look === 'view' ? LoadFailure : PartFailure;
  return frame(<Failure error={error} onRetry={retry} />, 'failed');
}
