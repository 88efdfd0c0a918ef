import { href } from '@voyage/routes/href.ts';
import { container, visuallyHidden } from '@voyage/ui/base/layout.css.ts';
import { lazyPart } from '@voyage/ui/feedback/lazy-part.ts';
import { useRouterState } from '@tanstack/react-router';
import { Menu as MenuIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { LazyLayer } from '@voyage/site-core/errors/LazyLayer.tsx';
import { Wordmark } from './BrandMark.tsx';
import type { PageFlags } from './page-flags.ts';
import * as css from './Header.css.ts';
import { Link } from '@voyage/site-core/router/Link.tsx';
import { MemberMenu } from './MemberMenu.tsx';
import { PreferencesButton } from '../preferences/PreferencesButton.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import './TopNavigation.css.ts';
import { lazyWhenVisible } from '../loading/lazy-when-visible.tsx';

const TopNavigation = lazyWhenVisible(
  () => import('./TopNavigation.tsx').then((module) => module.TopNavigation),
  {
    className: css.navigation,
    firstView: true,
  },
);
const loadDrawer = () => import('./Drawer.tsx');
const Drawer = lazyPart(loadDrawer);
const PreferencesDialog = lazyPart(() => import('../preferences/PreferencesDialog.tsx'));

export function Header({ overHero, light, bare }: PageFlags) {
  const { t, locale } = usePage();
  // With the notice that a login is required (docs/product/screens.md) the page does not begin with its
  // picture.
  const sentHere = useRouterState({ select: (state) => 'redirect' in state.location.search });
  const mark = useRef<HTMLDivElement>(null);
  const [scrolled, setScrolled] = useState(false);
  const [panel, setPanel] = useState(false);
  const [layer, setLayer] = useState<'drawer' | 'preferences' | null>(null);
  useEffect(() => {
    if (!overHero || !mark.current) return;
    const observer = new IntersectionObserver((crossings) =>
      setScrolled(crossings.at(-1)?.isIntersecting === false),
    );
    observer.observe(mark.current);
    return () => (observer.disconnect(), setScrolled(false));
  }, [overHero]);
  return (
    <>
      <div ref={mark} className={css.scrollMark} />
      <header
        className={css.header}
        data-over={overHero || undefined}
        data-light={light || undefined}
        data-solid={scrolled || panel || sentHere || undefined}
      >
        <div className={`${container} ${css.bar}`}>
          <Link href={href.home(locale)} className={css.brand}>
            <Wordmark />
          </Link>
          {!bare && (
            <>
              <TopNavigation onPanel={setPanel} />
              <div className={css.tools}>
                <PreferencesButton className={`${css.item} ${css.wideOnly}`} />
                <div className={css.member}>
                  <MemberMenu />
                </div>
                <button
                  type="button"
                  className={`${css.item} ${css.narrowOnly}`}
                  aria-haspopup="dialog"
                  aria-expanded={layer === 'drawer'}
                  onClick={() => setLayer('drawer')}
                  onPointerEnter={() => void loadDrawer()}
                >
                  <MenuIcon size={24} strokeWidth={1.5} aria-hidden />
                  <span className={visuallyHidden}>{t('site.menu')}</span>
                </button>
              </div>
            </>
          )}
        </div>
      </header>
      {layer && (
        <LazyLayer onFailed={() => setLayer(null)}>
          {layer === 'drawer' ? (
            <Drawer onClose={() => setLayer(null)} onPreferences={() => setLayer('preferences')} />
          ) : (
            <PreferencesDialog onClose={() => setLayer(null)} />
          )}
        </LazyLayer>
      )}
    </>
  );
}
