import { LazyBoundary } from '@voyage/ui/feedback/LazyBoundary.tsx';
import type { ReactNode } from 'react';
import { useFailureNotice } from './failure-notice.ts';

interface Props {
  /** In its place until its script has arrived. */
  fallback?: ReactNode;
  /** Its script did not load, or it cannot be displayed: take it off the page again. */
  onFailed: () => void;
  children: ReactNode;
}

/** A `LazyBoundary` whose failure is said in a notice. */
export function LazyLayer({ onFailed, ...part }: Props) {
  const showFailure = useFailureNotice();
  return (
    <LazyBoundary
      {...part}
      onFailed={(error) => {
        showFailure(error);
        onFailed();
      }}
    />
  );
}
