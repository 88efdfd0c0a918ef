import { useMemberMenu } from '@voyage/site-chrome/header/member-menu.ts';
import { Link } from '@voyage/site-core/router/Link.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { href } from '@voyage/routes/href.ts';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, type ReactNode } from 'react';
import * as css from './MemberArea.css.ts';

/** The member's own pages beside their menu (docs/product/screens.md, "Menus"). */
export function MemberArea({ children }: { children: ReactNode }) {
  const { t, locale } = usePage();
  const memberMenu = useMemberMenu();
  const path = useRouterState({ select: ({ location }) => location.pathname.replace(/\/$/, '') });
  /** Whether the current page belongs to an entry: pages below the profile have no entry of their own. */
  const isAbove = (address: string) =>
    (address !== href.user(locale) && path.startsWith(`${address}/`)) ||
    (address === href.page(locale, 'user/profile') && path === href.changePassword(locale));
  const menu = useRef<HTMLUListElement>(null);
  // On a phone the strip may be wider than the window: the current entry is scrolled into view.
  useEffect(() => {
    const here = menu.current?.querySelector<HTMLElement>('[aria-current]');
    if (menu.current && here)
      menu.current.scrollLeft = here.offsetLeft - (menu.current.clientWidth - here.offsetWidth) / 2;
  }, [path, memberMenu.length]);
  return (
    <div className={css.area}>
      <nav aria-label={t('user.menu')}>
        <ul className={css.menu} ref={menu}>
          {memberMenu.map(({ address, word }) => (
            <li key={address}>
              <Link
                className={css.item}
                href={address}
                aria-current={path === address ? 'page' : isAbove(address) ? true : undefined}
              >
                {t(word)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={css.content}>{children}</div>
    </div>
  );
}
