import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { LinkAs } from './link-as.ts';
import { pageWindow } from './page-window.ts';
import * as css from './Pagination.css.ts';

interface PaginationProps {
  label: string;
  /** From 1. */
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
  previousLabel: string;
  nextLabel: string;
  /** "Page 3 of 12": the accessible name of a page, and the text between the arrows on a phone. */
  pageLabel: (page: number) => string;
  linkAs?: LinkAs;
}

/** The pages of a list as links. Renders nothing for a single page. */
export function Pagination({
  label,
  page,
  pages,
  hrefOf,
  previousLabel,
  nextLabel,
  pageLabel,
  linkAs: Link = 'a',
}: PaginationProps) {
  if (pages <= 1) return null;
  const previous = (
    <>
      <ChevronLeft size={18} aria-hidden />
      <span>{previousLabel}</span>
    </>
  );
  const next = (
    <>
      <span>{nextLabel}</span>
      <ChevronRight size={18} aria-hidden />
    </>
  );
  return (
    <nav aria-label={label} className={css.nav}>
      {page > 1 ? (
        <Link className={css.link} href={hrefOf(page - 1)}>
          {previous}
        </Link>
      ) : (
        <span className={css.link}>{previous}</span>
      )}
      <span className={css.position}>{pageLabel(page)}</span>
      <ul className={css.numbers}>
        {pageWindow(page, pages).map((one, i) => (
          <li key={one ?? `gap-${i}`}>
            {one === null ? (
              <span className={css.gap} aria-hidden="true">
                …
              </span>
            ) : (
              <Link
                className={css.link}
                href={hrefOf(one)}
                aria-label={pageLabel(one)}
                aria-current={one === page ? 'page' : undefined}
              >
                {one}
              </Link>
            )}
          </li>
        ))}
      </ul>
      {page < pages ? (
        <Link className={css.link} href={hrefOf(page + 1)}>
          {next}
        </Link>
      ) : (
        <span className={css.link}>{next}</span>
      )}
    </nav>
  );
}
