import type { LinkAs } from './link-as.ts';
import * as css from './TabPanels.css.ts';
import { tab, tabs as row } from './Tabs.css.ts';

export interface TabLink {
  href: string;
  label: string;
  /** null: loading; its space is reserved. */
  count?: number | null;
}

/** Views of one list, each with its own URL: back and reload keep the view. */
export function TabLinks({
  label,
  links,
  current,
  linkAs: Link = 'a',
}: {
  label: string;
  links: readonly TabLink[];
  /** The address of the current view. */ current: string;
  linkAs?: LinkAs;
}) {
  return (
    <nav aria-label={label} className={row}>
      {links.map(({ href, label, count }) => (
        <Link key={href} href={href} className={tab} aria-current={href === current ? 'page' : undefined}>
          <span>{label}</span>
          {count !== undefined && <span className={css.laterCount}>{`\u00a0${count ?? ''}`}</span>}
        </Link>
      ))}
    </nav>
  );
}
