import { buttonClass } from '../forms/Button.tsx';
import { container } from '../base/layout.css.ts';
import { Picture, type PictureSource } from '../base/Picture.tsx';
import { byPhrase, heading, text } from '../base/typography.css.ts';
import * as css from './ServiceIntro.css.ts';

/** The introduction of a service page, with a link down to its order form. */
export function ServiceIntro({
  title,
  intro,
  action,
  picture,
}: {
  title: string;
  intro: string;
  action: { href: `#${string}`; label: string };
  picture: PictureSource;
}) {
  return (
    <div className={`${container} ${css.top}`}>
      <div className={css.words}>
        <h1 className={`${heading.h1} ${byPhrase}`}>{title}</h1>
        <p className={text.large}>{intro}</p>
        <a className={buttonClass('primary')} href={action.href}>
          {action.label}
        </a>
      </div>
      <div className={css.picture}>
        <Picture source={picture} alt="" crop="fill" sizes="(min-width: 68rem) 44rem, 100vw" priority />
      </div>
    </div>
  );
}
