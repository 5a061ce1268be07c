import type { ReactNode } from 'react';
import { isMissing } from '../http/api-error';
import { LoadingView } from '../ui/skeleton/loading-view';
import { LoadFailure } from './load-failure';
import { answersOf, type Answers, type DataOf } from './answer';
import { PartFailure } from './part-failure';

interface Props<Of extends Answers> {
  /** The data of the part: one query, or several that are all required. */
  of: Of;
  /** The skeleton while loading. */
  loading: ReactNode;
  /** False while the part waits for another condition. */
  ready?: boolean;
  /** `view` if the failure replaces a screen; `part` if it is inside a form or a sheet. */
  look?: 'view' | 'part';
  /** Shown if the server reports a missing object (NAV-28). */
  gone?: ReactNode;
  /** Wraps the skeleton or failure that replaces a whole screen. */
  frame?: (standIn: ReactNode, state: 'loading' | 'failed') => ReactNode;
  children: (...data: DataOf<Of>) => ReactNode;
}

const unframed = (standIn: ReactNode) => standIn;

/**
 * A screen or a part of one that needs answers: shows its skeleton, its failure, or its content (SHL-14, SHL-18).
 * Earlier data stays when a later read fails. A retry aborts pending requests, and refetches only missing answers.
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
