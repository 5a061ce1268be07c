import { Component, createContext, type ReactNode } from 'react';

/** Changes to a new object after each retry of the nearest `ScreenBoundary`. */
export const AttemptContext = createContext<object>({});

interface Props {
  children: ReactNode;
  /** Replaces the content that threw. */
  fallback(retry: () => void, error: Error): ReactNode;
  onError?(error: Error): void;
}

interface State {
  error: Error | null;
  attempt: object;
}

/** Limits a bug, or a file that failed to load, to one screen. */
export class ScreenBoundary extends Component<Props, State> {
  override state: State = { error: null, attempt: {} };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidCatch(error: Error) {
    this.props.onError?.(error);
  }

  override render() {
    const { error, attempt } = this.state;
    if (error !== null) return this.props.fallback(() => this.setState({ error: null, attempt: {} }), error);
    return <AttemptContext value={attempt}>{this.props.children}</AttemptContext>;
  }
}
