import { brandPictures } from '@voyage/pictures/brand-pictures.ts';
import { pictureSource } from '@voyage/pictures/pictures.ts';
import { container } from '@voyage/ui/base/layout.css.ts';
import { Picture } from '@voyage/ui/base/Picture.tsx';
import { heading, secondary } from '@voyage/ui/base/typography.css.ts';
import type { ReactNode } from 'react';
import * as css from './AccountEntry.css.ts';

/** A page with one short form, beside a photograph if the window is wide enough. */
export function AccountEntry({
  of,
  title,
  intro,
  children,
}: {
  of: 'login' | 'password';
  title: string;
  intro?: string;
  children: ReactNode;
}) {
  return (
    <div className={`${container} ${css.page}`}>
      <div className={css.picture}>
        <Picture
          source={pictureSource(brandPictures[of])}
          alt=""
          crop="fill"
          sizes="(min-width: 64rem) 40rem, 0px"
        />
      </div>
      <div className={css.entry}>
        <div className={css.top}>
          <h1 className={heading.h1}>{title}</h1>
          {intro && <p className={secondary}>{intro}</p>}
        </div>
        {children}
      </div>
    </div>
  );
}
