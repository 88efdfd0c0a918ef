import { container, page } from '@voyage/ui/layout.css.ts';
import { Skeleton } from '@voyage/ui/States.tsx';

/** While the next page's data, or the words of its language, are on their way: shapes without words. */
export function Pending() {
  return (
    <div className={`${container} ${page}`}>
      <Skeleton label="…" lines={10} picture />
    </div>
  );
}
