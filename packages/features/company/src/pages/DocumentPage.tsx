import { policy } from '@voyage/domain/policy.ts';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { plainDay } from '@voyage/i18n/dates.ts';
import { container } from '@voyage/ui/base/layout.css.ts';
import { byPhrase, heading, secondary, text } from '@voyage/ui/base/typography.css.ts';
import { Printer } from 'lucide-react';
import { Blocks } from '../parts/Blocks.tsx';
import type { FilledDocument } from '../state/document.ts';
import * as css from './DocumentPage.css.ts';

/**
 * Terms and policies: a table of contents, numbered sections and paragraphs, the date of the last revision;
 * printable.
 */
export function DocumentPage({
  document: { revised = policy.terms.lastRevision, title, summary, sections },
}: {
  document: FilledDocument;
}) {
  const { t, locale } = usePage();
  return (
    <div className={`${container} ${css.page}`}>
      <div className={css.columns}>
        <header className={css.head}>
          <h1 className={`${heading.h1} ${byPhrase}`}>{title}</h1>
          <p className={`${text.lead} ${secondary}`}>{summary}</p>
          <div className={css.date}>
            <time dateTime={revised}>{t('company.revised', { day: plainDay(revised, locale) })}</time>
            <button type="button" className={css.print} onClick={() => print()}>
              <Printer size={18} strokeWidth={1.5} aria-hidden />
              <span>{t('company.print')}</span>
            </button>
          </div>
        </header>
        <nav className={css.contents} aria-labelledby="contents">
          <h2 className={css.contentsTitle} id="contents">
            {t('company.contents')}
          </h2>
          <ol className={css.entries}>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a className={css.entry} href={`#${id}`}>
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={css.body}>
          {sections.map(({ id, title, body }) => (
            <section key={id} className={css.part} id={id} aria-labelledby={`${id}-title`} tabIndex={-1}>
              <h2 className={css.partTitle} id={`${id}-title`}>
                {title}
              </h2>
              <Blocks blocks={body} className={css.clause} />
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}
