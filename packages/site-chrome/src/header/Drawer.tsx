import { policy } from '@voyage/domain/policy.ts';
import { brand } from '@voyage/brand';
import { htmlLang } from '@voyage/domain/locale.ts';
import { phoneHref } from '@voyage/domain/phone-href.ts';
import { languageNames } from '@voyage/i18n/dates.ts';
import { href } from '@voyage/routes/href.ts';
import { Drawer as Panel } from '@voyage/ui/navigation/Drawer.tsx';
import { ChevronRight } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useCloseOnBack } from './close-on-back.ts';
import { Wordmark } from './BrandMark.tsx';
import * as css from './Drawer.css.ts';
import { Link } from '@voyage/site-core/router/Link.tsx';
import { useLoggedIn, useLogout } from '@voyage/site-core/session/member.ts';
import { useLoginAddress } from './MemberMenu.tsx';
import { MemberSummary } from './MemberSummary.tsx';
import { luxuryMenu } from '#luxury-items';
import { useMemberMenu } from './member-menu.ts';
import { topMenu } from './menu-items.ts';
import { useCurrency } from '@voyage/site-core/preferences/preferences.ts';
import { usePage } from '@voyage/site-core/context/use-page.ts';

/** The mobile menu, as tall as the window. The back button closes it too. */
export default function Drawer({
  onClose,
  onPreferences,
}: {
  onClose: () => void;
  onPreferences: () => void;
}) {
  const { t, locale } = usePage();
  const loggedIn = useLoggedIn();
  const logout = useLogout();
  const login = useLoginAddress();
  const memberMenu = useMemberMenu();
  const [currency] = useCurrency();
  const leaves = useCloseOnBack(onClose);
  const followed = (event: MouseEvent<HTMLElement>) => {
    if (!(event.target instanceof Element && event.target.closest('a[href^="/"]'))) return;
    leaves();
    onClose();
  };
  return (
    <Panel
      title={t('site.menu')}
      mark={<Wordmark />}
      closeLabel={t('site.close')}
      onClose={onClose}
      actions={
        <div className={css.bottom}>
          <button type="button" className={css.preferences} aria-haspopup="dialog" onClick={onPreferences}>
            <span>{t('frame.preferences')}</span>
            <span className={css.chosen}>
              <span lang={htmlLang(locale)}>{languageNames[locale]}</span>
              <span>{` · ${currency}`}</span>
              <ChevronRight size={18} aria-hidden />
            </span>
          </button>
          <div className={css.contact}>
            <a href={phoneHref(brand.contact.phone)}>{brand.contact.phone}</a>
            <span>{t('site.hours', policy.service.telephone)}</span>
          </div>
        </div>
      }
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- hears of the links in it, which have their keys */}
      <nav aria-label={t('site.nav')} className={css.pages} onClick={followed}>
        <ul>
          {topMenu.map(({ route, word }) => (
            <li key={route}>
              <Link replace className={css.page} href={href.page(locale, route)}>
                {t(word)}
              </Link>
            </li>
          ))}
          {luxuryMenu && (
            <li>
              <Link replace className={css.page} href={luxuryMenu.all.href(locale)}>
                {t(luxuryMenu.word)}
              </Link>
            </li>
          )}
        </ul>
        {loggedIn && <MemberSummary />}
        <ul className={css.member}>
          {loggedIn ? (
            memberMenu.map(({ address, word }) => (
              <li key={address}>
                <Link replace className={css.small} href={address}>
                  {t(word)}
                </Link>
              </li>
            ))
          ) : (
            <li>
              <Link replace className={css.small} href={login}>
                {t('site.login')}
              </Link>
            </li>
          )}
          {loggedIn && (
            <li>
              <button type="button" className={css.small} onClick={() => (onClose(), void logout())}>
                {t('site.logout')}
              </button>
            </li>
          )}
        </ul>
      </nav>
    </Panel>
  );
}
