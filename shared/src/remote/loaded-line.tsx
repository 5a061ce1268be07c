import type { ReactNode } from 'react';
import styled from 'styled-components';
import { RefreshButton } from '../ui/refresh-button/refresh-button';
import { token } from '../ui/theme';
import { answersOf, type Answers, type DataOf } from './answer';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${token.space[3]};
  color: ${token.color.ink2};
`;

/** Replaces a part that failed to load with one line and its own retry. */
export const FailedLine = ({ children, onRetry }: { children: ReactNode; onRetry(): void }) => (
  <Line>
    <p>{children}</p>
    <RefreshButton look="inline" onRefresh={onRetry} />
  </Line>
);

interface Props<Of extends Answers> {
  of: Of;
  /** The skeleton, which is not announced because it is one of many. */
  loading: ReactNode;
  /** The message when it could not be loaded; without it, an optional part is left out. */
  failed?: ReactNode;
  children: (...data: DataOf<Of>) => ReactNode;
}

/** A `Loaded` among others on a screen: a failure takes one line, with its own retry. */
export function LoadedLine<const Of extends Answers>({ of, loading, failed, children }: Props<Of>) {
  const { data, hasFailed, retry } = answersOf(of);
  if (data) return children(...data);
  if (!hasFailed) return loading;
  if (failed === undefined) return null;
  return <FailedLine onRetry={retry}>{failed}</FailedLine>;
}
