import { Component, Suspense, type ReactNode } from 'react';
import { useFailureNotice } from './failure-notice.ts';

interface Props {
  /** In its place until its script has arrived. */
  fallback?: ReactNode;
  /** Its script did not load, or it cannot be displayed: take it off the page again. */
  onFailed: () => void;
  children: ReactNode;
}

/**
 * Around what is loaded when it is asked for, such as a dialog: if that fails, a notice says so, and the page that it
 * belongs to stays.
 */
export function LazyLayer({ fallback, onFailed, children }: Props) {
  const showFailure = useFailureNotice();
  return (
    <Boundary
      onFailed={(error) => {
        showFailure(error);
        onFailed();
      }}
    >
      <Suspense fallback={fallback}>{children}</Suspense>
    </Boundary>
  );
}

class Boundary extends Component<{ onFailed: (error: unknown) => void; children: ReactNode }> {
  static getDerivedStateFromError = () => ({ failed: true });
  override state = { failed: false };
  override componentDidCatch(error: unknown) {
    this.props.onFailed(error);
  }
  override render() {
    return !this.state.failed && this.props.children;
  }
}
