import type { ReactNode } from 'react';
import { RefreshButton } from '../refresh-button';
import { WaitingView } from './waiting-view';

interface LoadingViewProps {
  /** The skeleton of what is loading. */
  children: ReactNode;
  /** Offered after 8 s. */
  onRetry?: () => void;
}

/** A `WaitingView` that offers a retry after 8 s. */
export const LoadingView = ({ children, onRetry }: LoadingViewProps) => (
  <WaitingView whenSlow={onRetry && <RefreshButton look="button" onRefresh={onRetry} />}>
    {children}
  </WaitingView>
);
