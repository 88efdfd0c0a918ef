import { container, page } from '@voyage/ui/base/layout.css.ts';
import { PageSkeleton } from '@voyage/ui/feedback/Skeletons.tsx';
import { useRouter } from '@tanstack/react-router';
import { useLayoutEffect, useRef } from 'react';
import { previousHeight } from './page-height.ts';
import { scrollToTop } from './scroll-rule.ts';

/**
 * A skeleton shown while the next page's data or its language's messages load. A different page starts at
 * its top, even while loading; the same page with another query keeps its scroll position and height.
 */
export function Pending() {
  const router = useRouter();
  const shapes = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { resolvedLocation } = router.state;
    if (!resolvedLocation || !shapes.current) return; // the first page of the visit
    if (resolvedLocation.pathname === router.latestLocation.pathname)
      shapes.current.style.minHeight = `${previousHeight()}px`;
    else scrollToTop();
  }, [router]);
  return (
    <div ref={shapes} className={`${container} ${page}`}>
      <PageSkeleton label="…" />
    </div>
  );
}
