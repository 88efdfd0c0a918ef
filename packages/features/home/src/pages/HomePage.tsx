import { useIntl } from '@voyage/i18n/intl.tsx';
import { BrandMark } from '@voyage/site-chrome/header/BrandMark.tsx';
import { container } from '@voyage/ui/base/layout.css.ts';
import { heading } from '@voyage/ui/base/typography.css.ts';
import type { ReactNode } from 'react';
import { LoginNeeded } from '../parts/LoginNeeded.tsx';
import * as css from './HomePage.css.ts';

interface Props {
  /** Where a visitor sent here to log in should return to. */
  redirect: string | undefined;
  hero: ReactNode;
  /** The search bar of another feature: features do not import each other, the app combines them. */
  search: ReactNode;
  /** The sections of the brand, in order. */
  children: ReactNode;
}

/**
 * Home: the first picture, the search bar overlapping its edge, a sentence, and the sections from the
 * brand's app.
 */
export function HomePage({ redirect, hero, search, children }: Props) {
  const { t } = useIntl();
  return (
    <>
      {redirect && <LoginNeeded redirect={redirect} />}
      {hero}
      <div className={`${container} ${css.search}`}>{search}</div>
      <div className={`${container} ${css.intro}`}>
        <span className={css.mark}>
          <BrandMark size="large" />
        </span>
        <p className={`${heading.h2} ${css.sentence}`} data-display>
          {t('brand.home.intro')}
        </p>
      </div>
      {children}
    </>
  );
}
