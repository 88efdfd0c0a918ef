import { Link } from '@voyage/site-core/router/Link.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { deskAddress } from '@voyage/routes/desk-address.ts';
import { Pagination } from '@voyage/ui/navigation/Pagination.tsx';

/** Links to the pages of a list of the desk. */
export function DeskPagination({
  label,
  part,
  item,
  page,
  total,
  pageSize,
}: {
  label: string;
  part: Parameters<typeof deskAddress>[1];
  /** Whose list it is, such as a member's id. */
  item?: string;
  page: number;
  total: number;
  pageSize: number;
}) {
  const { t, locale } = usePage();
  const pages = Math.ceil(total / pageSize);
  return (
    <Pagination
      label={label}
      page={page}
      pages={pages}
      hrefOf={(n) => deskAddress(locale, part, item, n)}
      previousLabel={t('stays.page.previous')}
      nextLabel={t('stays.page.next')}
      pageLabel={(n) => t('stays.page', { page: n, pages })}
      linkAs={Link}
    />
  );
}
