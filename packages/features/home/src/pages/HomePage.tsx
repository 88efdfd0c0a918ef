import { useIntl } from '@voyage/i18n/intl.tsx';
import { BrandMark } from '@voyage/frame/layout/BrandMark.tsx';
import { container } from '@voyage/ui/layout.css.ts';
import { heading } from '@voyage/ui/typography.css.ts';
import type { ReactNode } from 'react';
import { LoginNeeded } from '../parts/LoginNeeded.tsx';
import * as css from './HomePage.css.ts';

interface Props {
  /** The way back of a visitor who was sent here to log in. */
  redirect: string | undefined;
  hero: ReactNode;
  /** The search bar of another journey: features do not import each other, the app brings them together. */
  search: ReactNode;
  /** The sections of the brand, in its order. */
  children: ReactNode;
}

/** Home: the first picture, the search lying half over it, a sentence, and what the brand's app puts below. */
export function HomePage({ redirect, hero, search, children }: Props) {
  const { formatMessage: t } = useIntl();
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
          {t({ id: 'brand.home.intro' })}
        </p>
      </div>
      {children}
    </>
  );
}
