import { useIntl } from '@voyage/i18n/intl.tsx';
import { Pagination } from '@voyage/ui/navigation/Pagination.tsx';
import { Link } from './Link.tsx';

/** The pages of a list as links. Renders nothing for a single page. */
export function PageLinks({
  label,
  page,
  total,
  pageSize,
  hrefOf,
}: {
  label: string;
  /** From 1. */
  page: number;
  /** Items on all pages; undefined until they are known. */
  total: number | undefined;
  pageSize: number;
  /** `page`: undefined for the first. */
  hrefOf: (page: number | undefined) => string;
}) {
  const { t } = useIntl();
  const pages = Math.ceil((total ?? 0) / pageSize);
  return (
    <Pagination
      label={label}
      page={page}
      pages={pages}
      hrefOf={(n) => hrefOf(n > 1 ? n : undefined)}
      previousLabel={t('stays.page.previous')}
      nextLabel={t('stays.page.next')}
      pageLabel={(n) => t('stays.page', { page: n, pages })}
      linkAs={Link}
    />
  );
}
