import { brand } from '@voyage/brand';
import { pictureSource, type PictureId } from '@voyage/pictures/pictures.ts';
import { container } from '@voyage/ui/base/layout.css.ts';
import { Picture } from '@voyage/ui/base/Picture.tsx';
import { heading, secondary } from '@voyage/ui/base/typography.css.ts';
import type { ReactNode } from 'react';
import * as css from './AccountEntry.css.ts';

const pictures: Record<typeof brand.id, Record<'login' | 'password', PictureId>> = {
  main: { login: 'still-lake', password: 'evening-shore' },
  club: { login: 'danube', password: 'star-lake' },
};

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
          source={pictureSource(pictures[brand.id][of])}
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
