import { usePage } from '@voyage/site-core/context/use-page.ts';
import { href } from '@voyage/routes/href.ts';
import { inline } from '@voyage/ui/base/layout.css.ts';
import { link, text } from '@voyage/ui/base/typography.css.ts';
import type { ReactNode } from 'react';
import { NewTabLink } from './NewTabLink.tsx';

/** Links to the documents of an agreement, each in a new tab, so that typed text is kept. */
export function TermsLinks({
  of,
  children,
}: {
  of: readonly ('member-terms' | 'service-terms' | 'privacy-policy')[];
  /** Links to documents of others. */
  children?: ReactNode;
}) {
  const { t, locale } = usePage();
  return (
    <span className={`${inline.x4} ${text.small}`}>
      {of.map((page) => (
        <NewTabLink key={page} className={link} href={href.page(locale, page)}>
          {t(`company.${page}.title`)}
        </NewTabLink>
      ))}
      {children}
    </span>
  );
}
