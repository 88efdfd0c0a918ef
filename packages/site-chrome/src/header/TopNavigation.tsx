import { queries } from '@voyage/api-client/queries.ts';
import { href } from '@voyage/routes/href.ts';
import { Disclosure } from '@voyage/ui/content/Disclosure.tsx';
import { lazyPart } from '@voyage/ui/feedback/lazy-part.ts';
import { useRouterState } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { LazyLayer } from '@voyage/site-core/errors/LazyLayer.tsx';
import * as header from './Header.css.ts';
import { Link } from '@voyage/site-core/router/Link.tsx';
import { luxuryMenu } from '#luxury-items';
import { topMenu } from './menu-items.ts';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import * as css from './TopNavigation.css.ts';

const loadPanel = () => import('./DestinationsPanel.tsx');
const DestinationsPanel = lazyPart(loadPanel);
const LuxuryMenu = lazyPart(() => import('./LuxuryMenu.tsx'));

/** The top menu on desktop: links, and panels as wide as the page. `onPanel` reports whether one is open. */
export function TopNavigation({ onPanel }: { onPanel: (open: boolean) => void }) {
  const { t, locale, api, queryClient } = usePage();
  const here = useRouterState({ select: (state) => state.location.pathname });
  const [luxury, openLuxury] = useState(false);
  const prepare = () => {
    void loadPanel();
    void queryClient.prefetchQuery(queries.searchLocations(api, locale));
    void queryClient.prefetchQuery(queries.locations(api, locale));
  };
  return (
    <nav aria-label={t('site.nav')} className={css.menu}>
      <ul className={css.list}>
        {topMenu.map(({ route, word, panel }) => (
          <li key={route}>
            {panel ? (
              <Disclosure
                className={css.item}
                summary={
                  <>
                    <span>{t(word)}</span>
                    <ChevronDown className={css.turn} size={16} strokeWidth={1.5} aria-hidden />
                  </>
                }
                buttonClass={header.item}
                panelClass={css.panel}
                onToggle={onPanel}
                onIntent={prepare}
                opensOnHover
              >
                {/* if it fails, empty until it is opened again */}
                <LazyLayer fallback={<div className={css.space} />} onFailed={() => undefined}>
                  <DestinationsPanel panel={panel} />
                </LazyLayer>
              </Disclosure>
            ) : (
              <Link
                className={header.item}
                href={href.page(locale, route)}
                aria-current={here === href.page(locale, route) ? 'page' : undefined}
              >
                {t(word)}
              </Link>
            )}
          </li>
        ))}
        {luxuryMenu && (
          <li>
            <button
              type="button"
              className={header.item}
              aria-haspopup="dialog"
              aria-expanded={luxury}
              onClick={() => openLuxury(true)}
            >
              {t(luxuryMenu.word)}
            </button>
          </li>
        )}
      </ul>
      {luxuryMenu && luxury && (
        <LazyLayer onFailed={() => openLuxury(false)}>
          <LuxuryMenu menu={luxuryMenu} onClose={() => openLuxury(false)} />
        </LazyLayer>
      )}
    </nav>
  );
}
