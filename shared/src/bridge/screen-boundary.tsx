import { Component, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** What stands in place of a screen that threw. */
  fallback(retry: () => void, error: Error): ReactNode;
}

/** Keeps a bug in one screen from taking the others with it. */
export class ScreenBoundary extends Component<Props, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    if (this.state.error === null) return this.props.children;
    return this.props.fallback(() => this.setState({ error: null }), this.state.error);
  }
}
