import type { ReactNode } from 'react';
import { RefreshButton } from '../refresh-button/refresh-button';
import styled from 'styled-components';
import { WaitingView } from './waiting-view';

const Middle = styled.div`
  display: grid;
  justify-items: center;
`;

interface LoadingViewProps {
  /** The skeleton of what is loading. */
  children: ReactNode;
  /** Offered after 8 s. */
  onRetry?: () => void;
}

/** A `WaitingView` that offers a retry after 8 s. */
export const LoadingView = ({ children, onRetry }: LoadingViewProps) => (
  <WaitingView
    whenSlow={
      onRetry && (
        <Middle>
          <RefreshButton look="button" onRefresh={onRetry} />
        </Middle>
      )
    }
  >
    {children}
  </WaitingView>
);
