import { LazyBoundary } from '@voyage/ui/feedback/LazyBoundary.tsx';
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { PageFailure } from './PageFailure.tsx';

/**
 * Around a part of a page with a script of its own: if that does not load, because the connection is lost or a blocker
 * refuses it, or if the part cannot be displayed, the page stays, and says so in the part's place, with a retry.
 */
export function LazyPart({
  fallback,
  children,
}: {
  /** In its place until its script has arrived. */
  fallback?: ReactNode;
  children: ReactNode;
}) {
  const [failure, setFailure] = useState<{ error: unknown }>();
  const { reset } = useQueryErrorResetBoundary();
  const again = () => {
    reset();
    setFailure(undefined);
  };
  if (failure) return <PageFailure level={2} error={failure.error} onRetry={again} />;
  return (
    <LazyBoundary fallback={fallback} onFailed={(error) => setFailure({ error })}>
      {children}
    </LazyBoundary>
  );
}
