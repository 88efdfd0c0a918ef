import { Link } from '@voyage/site-core/router/Link.tsx';
import { useLocale } from '@voyage/site-core/context/site-context.ts';
import { href } from '@voyage/routes/href.ts';
import * as css from './LinkList.css.ts';

/** Links to pages of experiences. `below`: the path before each id. */
export function LinkList({
  items,
  below,
  direction = 'row',
}: {
  items: readonly { id: string; name: string }[];
  below: string;
  direction?: 'row' | 'column';
}) {
  const locale = useLocale();
  return (
    <ul className={direction === 'row' ? css.row : css.column}>
      {items.map(({ id, name }) => (
        <li key={id}>
          <Link className={css.item} href={href.experience(locale, below + id)}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
