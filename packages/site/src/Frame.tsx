import { brand } from '@voyage/brand';
import { languageNames } from '@voyage/i18n/dates.ts';
import { useWords } from '@voyage/i18n/words.tsx';
import { href, inLanguage } from '@voyage/routes/href.ts';
import { SelectField } from '@voyage/ui/Field.tsx';
import { container, inline } from '@voyage/ui/layout.css.ts';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { htmlLang } from '@voyage/domain/locale.ts';
import { CircleUserRound, Menu as MenuIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import * as css from './Frame.css.ts';
import { keepLanguage } from './language.ts';
import { Link } from './Link.tsx';
import { useLoggedIn, useLogout, useProfile } from './member.ts';
import { Menu } from './Menu.tsx';
import { Notices } from './notices.tsx';
import { useCurrency } from './preferences.ts';
import { SessionWatch } from './SessionWatch.tsx';
import { useLocale, useSite } from './site-context.ts';

/** What a route says of its frame, in its static data (section 2, "Page flags"). */
export interface PageFlags {
  /** The header lies over the page's first picture. */
  overHero?: boolean;
  /** Nothing but the brand's name in the header: while paying or booking. */
  bare?: boolean;
}

export function Frame({ children }: { children: ReactNode }) {
  const say = useWords();
  const flags = useRouterState({ select: (state) => (state.matches.at(-1)?.staticData ?? {}) as PageFlags });
  return (
    <div className={css.shell}>
      <a className={css.skip} href="#content">{say('site.skip')}</a>
      <Header {...flags} />
      <main id="content" className={css.main} tabIndex={-1}>{children}</main>
      {!flags.bare && <Footer />}
      <Notices />
      <SessionWatch />
    </div>
  );
}

function Header({ overHero, bare }: PageFlags) {
  const locale = useLocale();
  const say = useWords();
  return (
    <header className={css.header} data-over={overHero || undefined}>
      <div className={`${container} ${css.bar}`}>
        <Link href={href.home(locale)} className={css.brand} lang="en">{brand.name}</Link>
        {!bare && (
          <>
            <nav aria-label={say('site.nav')} className={css.onlyDesktop}>
              <Link className={css.item} href={href.hotels(locale)}>{say('site.hotels')}</Link>
            </nav>
            <MemberMenu />
            <Settings />
          </>
        )}
      </div>
    </header>
  );
}

function MemberMenu() {
  const say = useWords();
  const locale = useLocale();
  const loggedIn = useLoggedIn();
  const { data: profile } = useProfile();
  const logout = useLogout();
  const here = useRouterState({ select: (state) => state.location.href });
  if (!loggedIn) return <Link className={css.item} href={href.login(locale, /\/login|\/404/.test(here) || here === `/${locale}` ? undefined : here)}>{say('site.login')}</Link>;
  return (
    <Menu className={css.menu} summary={<><CircleUserRound size={22} aria-hidden /><span className={css.onlyDesktop}>{profile ? profile.firstname : ''}</span></>} label={say('site.member')} buttonClass={css.item} panelClass={css.panel}>
      {profile && <div><strong>{profile.firstname} {profile.lastname}</strong><div className={css.small}>{say(`tier.${profile.membership.level}`)} · {profile.memberNumber}</div></div>}
      <Link className={css.item} href={href.orders(locale)}>{say('site.orders')}</Link>
      <button type="button" className={css.item} onClick={() => void logout()}>{say('site.logout')}</button>
    </Menu>
  );
}

/** Language and currency, and on a phone the menu itself. */
function Settings() {
  const say = useWords();
  const locale = useLocale();
  const here = useRouterState({ select: (state) => state.location.href });
  const [currency, setCurrency] = useCurrency();
  const { api, queryClient } = useSite();
  const router = useRouter();
  const choose = async (to: (typeof brand.locales)[number]) => {
    keepLanguage(to);
    for (const key of ['titles', 'phone-areas']) queryClient.removeQueries({ queryKey: [key] }); // phone and country codes are cleared (section 4)
    if (api.session?.token()) api.call('setLanguage', { body: { lang: to } }).catch(() => {}); // the choice stands here in any case
    await router.navigate({ href: inLanguage(here, to) });
  };
  return (
    <Menu className={css.menu} summary={<MenuIcon size={22} aria-hidden />} label={say('site.menu')} buttonClass={css.item} panelClass={css.panel}>
      <Link className={css.item} href={href.hotels(locale)}>{say('site.hotels')}</Link>
      <SelectField label={say('site.language')} value={locale} onChange={(event) => void choose(event.target.value as typeof locale)}>
        {brand.locales.map((l) => <option key={l} value={l} lang={htmlLang(l)}>{languageNames[l]}</option>)}
      </SelectField>
      <SelectField label={say('site.currency')} value={currency} onChange={(event) => setCurrency(event.target.value)}>
        {brand.currencies.map((c) => <option key={c}>{c}</option>)}
      </SelectField>
    </Menu>
  );
}

function Footer() {
  const say = useWords();
  const locale = useLocale();
  const here = useRouterState({ select: (state) => state.location.pathname });
  return (
    <footer className={css.footer}>
      <div className={`${container} ${css.columns}`}>
        <div>
          <div className={css.brand} lang="en">{brand.name}</div>
          <div className={css.small}><span>{say('site.legal')}</span><span>{say('site.demo')}</span></div>
        </div>
        <div>
          <strong>{say('site.contact')}</strong>
          <div className={css.small}><a href={`tel:${brand.contact.phone.replaceAll(' ', '')}`}>{brand.contact.phone}</a><a href={`mailto:${brand.contact.email}`}>{brand.contact.email}</a><span>{say('site.hours')}</span></div>
        </div>
        <nav aria-label={say('site.language')} className={inline.x3}>
          {brand.locales.map((l) => <a key={l} href={inLanguage(here, l)} hrefLang={htmlLang(l)} lang={htmlLang(l)} aria-current={l === locale || undefined} onClick={() => keepLanguage(l)}>{languageNames[l]}</a>)}
        </nav>
      </div>
    </footer>
  );
}
