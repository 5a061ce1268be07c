import type { ReactNode } from 'react';
import { ExceptionView } from '../ui/exception-view/exception-view';
import type { Answer } from './answer';
import { Loaded } from './loaded';

/** The result of loading a list (DAT-54). */
export type LoadResult = 'normal' | 'noData' | 'error';

/** A list as a query returns it. */
export type List<Item> = Answer<readonly Item[]>;

/** Undefined while it loads. */
export function loadResult({ data, error }: Pick<List<unknown>, 'data' | 'error'>): LoadResult | undefined {
  if (data !== undefined) return data.length > 0 ? 'normal' : 'noData';
  return error ? 'error' : undefined;
}

interface Props<Item> {
  list: List<Item>;
  /** The skeleton of the rows. */
  loading: ReactNode;
  /** Why the list is empty; by default, that it is empty. */
  empty?: string;
  /** What to do if the list is empty. */
  emptyHow?: string;
  /** Buttons and links for an empty list. */
  emptyWays?: ReactNode;
  children: (items: readonly Item[]) => ReactNode;
}

/** A list that fills its screen, with its loading, empty and failed states (SHL-16 to SHL-18). */
export const LoadedList = <Item,>({ list, loading, empty, emptyHow, emptyWays, children }: Props<Item>) => (
  <Loaded of={list} loading={loading}>
    {(items) =>
      loadResult(list) === 'normal' ? (
        children(items)
      ) : (
        <ExceptionView kind="noData" title={empty} actions={emptyWays} onRetry={() => void list.refetch()}>
          {emptyHow}
        </ExceptionView>
      )
    }
  </Loaded>
);
