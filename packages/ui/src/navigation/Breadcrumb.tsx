import * as css from './Breadcrumb.css.ts';
import type { Crumb } from './breadcrumb-json-ld.ts';
import type { LinkAs } from './link-as.ts';

/** The path to this page; the last item is the page itself. */
export function Breadcrumb({
  label,
  crumbs,
  linkAs: Link = 'a',
}: {
  label: string;
  crumbs: readonly Crumb[];
  linkAs?: LinkAs;
}) {
  return (
    <nav aria-label={label}>
      <ol className={css.list}>
        {crumbs.map(({ name, href }, i) => (
          <li key={href} className={css.item}>
            {i < crumbs.length - 1 ? (
              <Link className={css.link} href={href}>
                {name}
              </Link>
            ) : (
              <span className={css.here} aria-current="page">
                {name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
