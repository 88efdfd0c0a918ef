import { useIntl } from '@voyage/i18n/intl.tsx';
import { visuallyHidden } from '@voyage/ui/base/layout.css.ts';
import type { ReactNode } from 'react';

/** A link that opens in a new tab, so that what is typed and ticked on this page is kept; screen readers say so. */
export function NewTabLink({
  href,
  hrefLang,
  className,
  children,
}: {
  /** Made by @voyage/routes/href.ts, or an address of others. */
  href: string;
  /** Of the page that it leads to, if that is not the reader's. */
  hrefLang?: string | undefined;
  className: string;
  children: ReactNode;
}) {
  const { t } = useIntl();
  return (
    <a className={className} href={href} hrefLang={hrefLang} target="_blank">
      <span>{children}</span>
      <span className={visuallyHidden}>{` ${t('site.newTab')}`}</span>
    </a>
  );
}
