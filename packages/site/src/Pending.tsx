import { useWords } from '@voyage/i18n/words.tsx';
import { container, page } from '@voyage/ui/layout.css.ts';
import { Skeleton } from '@voyage/ui/States.tsx';

/** While the next page's data is on its way. */
export function Pending() {
  const say = useWords();
  return <div className={`${container} ${page}`}><Skeleton label={say('site.loading')} lines={10} picture /></div>;
}
