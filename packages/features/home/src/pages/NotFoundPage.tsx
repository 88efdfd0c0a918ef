import { href } from '@voyage/routes/href.ts';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { ButtonLink } from '@voyage/site-core/router/ButtonLink.tsx';
import { NextDestinations } from '@voyage/site-chrome/links/NextDestinations.tsx';
import { container } from '@voyage/ui/base/layout.css.ts';
import { heading, text } from '@voyage/ui/base/typography.css.ts';
import { Button } from '@voyage/ui/forms/Button.tsx';
import type { ReactNode } from 'react';
import * as css from './NotFoundPage.css.ts';

/**
 * Nothing exists at this address: a search, six destinations, and a telephone. Nothing is loaded before the
 * page, so that it can stand in for any other.
 */
export function NotFoundPage({ search }: { search: ReactNode }) {
  const { t, locale } = usePage();
  return (
    <div className={`${container} ${css.page}`}>
      <div className={css.top}>
        <h1 className={heading.h1}>{t('site.notFound.title')}</h1>
        <p className={text.lead}>{t('site.notFound.text')}</p>
        {search}
        <div className={css.actions}>
          <ButtonLink variant="secondary" href={href.home(locale)}>
            {t('site.notFound.home')}
          </ButtonLink>
          <Button variant="quiet" onClick={() => history.back()}>
            {t('site.notFound.back')}
          </Button>
        </div>
      </div>
      <NextDestinations />
    </div>
  );
}
