import type { ReactNode } from 'react';
import { ExceptionView } from '../ui/exception-view';
import { LoadFailure } from './load-failure';

/** What came of loading a list (DAT-54). */
export type LoadResult = 'normal' | 'noData' | 'error';

/** A list as a query gives it: what was last read stays when a later read fails. */
export interface List<Item> {
  data: readonly Item[] | undefined;
  error: Error | null;
  refetch(): unknown;
}

/** Undefined while it loads. */
export function loadResult({ data, error }: Pick<List<unknown>, 'data' | 'error'>): LoadResult | undefined {
  if (data !== undefined) return data.length > 0 ? 'normal' : 'noData';
  return error ? 'error' : undefined;
}

interface Props<Item> {
  list: List<Item>;
  /** While it loads: the skeleton of the rows. */
  loading: ReactNode;
  /** Why there is nothing; without it, that there is nothing. */
  empty?: string;
  children: (items: readonly Item[]) => ReactNode;
}

/** A list that fills its screen, or what stands in its place (SHL-16 to SHL-18). */
export function LoadedList<Item>({ list, loading, empty, children }: Props<Item>) {
  const retry = () => void list.refetch();
  switch (loadResult(list)) {
    case undefined:
      return loading;
    case 'normal':
      return children(list.data!);
    case 'noData':
      return <ExceptionView kind="noData" title={empty} onRetry={retry} />;
    case 'error':
      return <LoadFailure error={list.error!} onRetry={retry} />;
  }
}
