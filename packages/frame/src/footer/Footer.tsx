import { queries } from '@voyage/api-client/queries.ts';
import { brand } from '@voyage/brand';
import { htmlLang } from '@voyage/domain/locale.ts';
import { phoneHref } from '@voyage/domain/phone-href.ts';
import { languageNames } from '@voyage/i18n/dates.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { href, inLanguage } from '@voyage/routes/href.ts';
import { container } from '@voyage/ui/layout.css.ts';
import { heading } from '@voyage/ui/typography.css.ts';
import { useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Wordmark } from '../layout/BrandMark.tsx';
import * as css from './Footer.css.ts';
import { useChooseLanguage } from '../preferences/choose-language.ts';
import { useDeferredLayout } from '../layout/deferred-layout.ts';
import { Link } from '../layout/Link.tsx';
import { footerMenu } from '../header/menu-items.ts';
import { PreferencesButton } from '../preferences/PreferencesButton.tsx';
import { useHydrated } from '../preferences/preferences.ts';
import { useLocale, useSite } from '../router/site-context.ts';

/** Brand, contact, shortcuts, languages and legal details. `newsletter` is an optional form. */
export function Footer({
  hideShortcut,
  newsletter,
}: {
  hideShortcut?: boolean | undefined;
  newsletter?: ReactNode;
}) {
  const { formatMessage: t } = useIntl();
  const locale = useLocale();
  const { api } = useSite();
  const choose = useChooseLanguage();
  const hydrated = useHydrated();
  const organization = useQuery({ ...queries.org(api, locale, brand.id), enabled: hydrated });
  // Another part of the page may already have fetched it, but the server-rendered page does not include it.
  const org = hydrated ? organization.data : undefined;
  const here = useRouterState({ select: (state) => state.location.href });
  return (
    <footer {...useDeferredLayout<HTMLElement>()} className={css.footer}>
      {newsletter && <div className={`${container} ${css.newsletter}`}>{newsletter}</div>}
      <div className={`${container} ${css.columns}`}>
        <div className={css.words}>
          <Link className={css.brand} href={href.home(locale)}>
            <Wordmark />
          </Link>
          <p className={heading.h3} data-display>
            {t({ id: 'brand.promise' })}
          </p>
        </div>
        {!hideShortcut &&
          footerMenu.map(({ word, items }) => (
            <nav key={word} aria-labelledby={`footer-${word}`}>
              <h2 className={css.title} id={`footer-${word}`}>
                {t({ id: word })}
              </h2>
              <ul>
                {items.map(({ route, word: item }) => (
                  <li key={route}>
                    <Link className={css.item} href={href.page(locale, route)}>
                      {t({ id: item })}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        <nav aria-labelledby="footer-language">
          <h2 className={css.title} id="footer-language">
            {t({ id: 'site.language' })}
          </h2>
          <ul>
            {brand.locales.map((l) => (
              <li key={l}>
                <a
                  className={css.item}
                  href={inLanguage(here, l)}
                  hrefLang={htmlLang(l)}
                  lang={htmlLang(l)}
                  aria-current={l === locale || undefined}
                  onClick={(event) => (event.preventDefault(), void choose(l))}
                >
                  {languageNames[l]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={css.contact}>
          <h2 className={css.title}>{t({ id: 'site.contact' })}</h2>
          <ul>
            <li>
              <a className={css.item} href={phoneHref(brand.contact.phone)}>
                {brand.contact.phone}
              </a>
            </li>
            <li>
              <a className={css.item} href={`mailto:${brand.contact.email}`}>
                {brand.contact.email}
              </a>
            </li>
            <li className={css.note}>{t({ id: 'site.hours' })}</li>
          </ul>
        </div>
      </div>
      <div className={`${container} ${css.legal}`}>
        <div>
          <p className={css.company}>
            {org && t({ id: 'site.company' }, { name: org.name, number: org.companyNumber })}
            <br />
            {org?.address}
          </p>
          <p>{t({ id: 'site.legal' })}</p>
          <p>
            {t({ id: 'site.demo' })}{' '}
            <Link className={css.credits} href={href.page(locale, 'picture-credits')}>
              {t({ id: 'credits.title' })}
            </Link>
          </p>
        </div>
        <PreferencesButton className={css.preferences} />
        <p lang="en">© {brand.name}</p>
      </div>
    </footer>
  );
}
