import { useLocale } from '@voyage/site-core/context/site-context.ts';
import { deskAddress } from '@voyage/routes/desk-address.ts';
import { PageLinks } from '@voyage/site-core/router/PageLinks.tsx';

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
  const locale = useLocale();
  return (
    <PageLinks
      label={label}
      page={page}
      total={total}
      pageSize={pageSize}
      hrefOf={(n) => deskAddress(locale, part, item, n)}
    />
  );
}
