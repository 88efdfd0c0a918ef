import { container, page } from '@voyage/ui/layout.css.ts';
import { PageSkeleton } from '@voyage/ui/Skeletons.tsx';

/** While the next page's data, or the words of its language, are on their way: shapes without words. */
export function Pending() {
  return (
    <div className={`${container} ${page}`}>
      <PageSkeleton label="…" />
    </div>
  );
}
