import { Link } from '@voyage/site-core/router/Link.tsx';
import { useLocale } from '@voyage/site-core/context/site-context.ts';
import { href } from '@voyage/routes/href.ts';
import { smallPrint } from '@voyage/ui/base/typography.css.ts';
import * as css from './LinkList.css.ts';

export interface Linked {
  id: string;
  name: string;
  /** A quiet line below the name. */
  note?: string;
}

const directions = { row: css.row, column: css.column, columns: css.columns };

/** Links to pages of experiences. `below`: the path before each id. */
export function LinkList({
  items,
  below,
  direction = 'row',
}: {
  items: readonly Linked[];
  below: string;
  direction?: keyof typeof directions;
}) {
  const locale = useLocale();
  return (
    <ul className={directions[direction]}>
      {items.map(({ id, name, note }) => (
        <li key={id}>
          <Link className={css.item} href={href.experience(locale, below + id)}>
            {name}
          </Link>
          {note && <p className={`${smallPrint} ${css.note}`}>{note}</p>}
        </li>
      ))}
    </ul>
  );
}
