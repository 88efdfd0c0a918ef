import { container, page } from '@voyage/ui/layout.css.ts';
import { PageSkeleton } from '@voyage/ui/Skeletons.tsx';
import { useRouter } from '@tanstack/react-router';
import { useLayoutEffect, useRef } from 'react';
import { previousHeight } from '../router/page-height.ts';

/**
 * While the next page's data, or the words of its language, are on their way: shapes without words. Another page begins
 * at its top, also while it is on its way; the same one with another query stays where it is, and as tall as it was.
 */
export function Pending() {
  const router = useRouter();
  const shapes = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { resolvedLocation } = router.state;
    if (!resolvedLocation || !shapes.current) return; // the first page of the visit
    if (resolvedLocation.pathname === router.latestLocation.pathname)
      shapes.current.style.minHeight = `${previousHeight()}px`;
    else scrollTo({ top: 0, left: 0, behavior: 'instant' });
  }, [router]);
  return (
    <div ref={shapes} className={`${container} ${page}`}>
      <PageSkeleton label="…" />
    </div>
  );
}
