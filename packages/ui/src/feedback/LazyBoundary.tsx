import { Component, Suspense, type ReactNode } from 'react';

interface Props {
  /** In its place until its script has arrived. */
  fallback?: ReactNode;
  /** Its script did not load, or it cannot be displayed: take it off the page again. */
  onFailed: (error: unknown) => void;
  children: ReactNode;
}

/** Around what is loaded when it is asked for, such as a dialog: if that fails, the page that it belongs to stays. */
export class LazyBoundary extends Component<Props> {
  static getDerivedStateFromError = () => ({ failed: true });
  override state = { failed: false };
  override componentDidCatch(error: unknown) {
    this.props.onFailed(error);
  }
  override render() {
    return !this.state.failed && <Suspense fallback={this.props.fallback}>{this.props.children}</Suspense>;
  }
}
