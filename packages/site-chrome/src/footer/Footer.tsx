import { policy } from '@voyage/domain/policy.ts';
import { queries } from '@voyage/api-client/queries.ts';
import { brand } from '@voyage/brand';
import { htmlLang } from '@voyage/domain/locale.ts';
import { PhoneLink } from '@voyage/site-core/context/PhoneLink.tsx';
import { languageNames } from '@voyage/i18n/dates.ts';
import { href, inLanguage } from '@voyage/routes/href.ts';
import { container } from '@voyage/ui/base/layout.css.ts';
import { heading } from '@voyage/ui/base/typography.css.ts';
import { useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Wordmark } from '../header/BrandMark.tsx';
import * as css from './Footer.css.ts';
import { useChooseLanguage } from '@voyage/site-core/preferences/choose-language.ts';
import { useDeferredLayout } from '../loading/deferred-layout.ts';
import { Link } from '@voyage/site-core/router/Link.tsx';
import { footerMenu } from '../header/menu-items.ts';
import { PreferencesButton } from '../preferences/PreferencesButton.tsx';
import { useHydrated } from '@voyage/site-core/preferences/preferences.ts';
import { usePage } from '@voyage/site-core/context/use-page.ts';

/** Milliseconds until a failed request for the company is made again. */
const retryMs = 15_000;

/** Brand, contact, shortcuts, languages and legal details. `newsletter` is an optional form. */
export function Footer({
  hideShortcut,
  newsletter,
}: {
  hideShortcut?: boolean | undefined;
  newsletter?: ReactNode;
}) {
  const { t, locale, api } = usePage();
  const choose = useChooseLanguage();
  const hydrated = useHydrated();
  const organization = useQuery({
    ...queries.org(api, locale, brand.id),
    enabled: hydrated,
    // The footer stays for the whole visit, and nobody can ask again. A `retry` would not do: if `loadMeta` has made the
    // request first, its own applies, which ends with a time-out.
    refetchInterval: ({ state }) => state.status === 'error' && retryMs,
  });
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
            {t('brand.promise')}
          </p>
        </div>
        {!hideShortcut &&
          footerMenu.map(({ word, items }) => (
            <nav key={word} className={css.group} aria-labelledby={`footer-${word}`}>
              <h2 className={css.title} id={`footer-${word}`}>
                {t(word)}
              </h2>
              <Fold by={`footer-${word}`}>
                {items.map(({ route, word: item }) => (
                  <li key={route}>
                    <Link className={css.item} href={href.page(locale, route)}>
                      {t(item)}
                    </Link>
                  </li>
                ))}
              </Fold>
            </nav>
          ))}
        <nav className={css.group} aria-labelledby="footer-language">
          <h2 className={css.title} id="footer-language">
            {t('site.language')}
          </h2>
          <Fold by="footer-language">
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
          </Fold>
        </nav>
        <div className={`${css.group} ${css.contact}`}>
          <h2 className={css.title} id="footer-contact">
            {t('site.contact')}
          </h2>
          <Fold by="footer-contact">
            <li>
              <PhoneLink className={css.item} />
            </li>
            <li>
              <a className={css.item} href={`mailto:${brand.contact.email}`}>
                {brand.contact.email}
              </a>
            </li>
            <li className={css.note}>{t('site.hours', policy.service.telephone)}</li>
          </Fold>
        </div>
      </div>
      <div className={`${container} ${css.legal}`}>
        <div>
          <p className={css.company}>
            <span>{org && t('site.company', { name: org.name, number: org.companyNumber })}</span>
            <br />
            <span>{org?.address}</span>
          </p>
          <p>{t('site.legal')}</p>
          <p>
            <span>{`${t('site.demo')} `}</span>
            <Link className={css.credits} href={href.page(locale, 'picture-credits')}>
              {t('credits.title')}
            </Link>
          </p>
        </div>
        <PreferencesButton className={css.preferences} />
        <p lang="en">{`© ${brand.name}`}</p>
      </div>
    </footer>
  );
}

/**
 * A list under its heading, the element with the id `by`: folded on a phone, where the heading is pressed.
 * Native, so that it also works before hydration and without JavaScript.
 */
const Fold = ({ by, children }: { by: string; children: ReactNode }) => (
  <details className={css.fold}>
    <summary className={css.press} aria-labelledby={by} />
    <ul>{children}</ul>
  </details>
);
