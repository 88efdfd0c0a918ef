import type { ReactNode } from 'react';
import type { LinkAs } from './link-as.ts';
import { NamePlate } from './NamePlate.tsx';
import { Picture, type PictureSource } from './Picture.tsx';
import * as css from './PictureCard.css.ts';
import { heading } from './typography.css.ts';

/** What every card with a picture is given. */
export interface CardBasics {
  href: string;
  /** `null`: there is none that is true of it, and a plate with its name stands there. */
  picture: PictureSource | null;
  /** The brand's sign, for such a plate. */
  mark?: ReactNode;
  /** What it shows; empty where the title says it. */
  alt: string;
  /** CSS `sizes`: how wide it is shown. */
  sizes: string;
  /** The first picture of a page. */
  priority?: boolean | undefined;
  /** The place of the title in the outline. */
  level?: 2 | 3 | 4;
  linkAs?: LinkAs;
}

interface PictureCardProps extends CardBasics {
  title: string;
  /** A word or two above the title. */
  kind?: ReactNode;
  /** Under the title. */
  detail?: string | undefined;
  /** A sentence, cut after three lines. */
  text?: string | undefined;
  /** Small, last of the caption. */
  note?: string | undefined;
  /** Across a page. */
  wide?: boolean;
  /** What stands under picture and caption. */
  children?: ReactNode;
}

/** A picture with its caption, under it or over it as the brand has it. The title is its link; the whole card can be pressed. */
export function PictureCard({
  href,
  title,
  kind,
  detail,
  text,
  note,
  picture,
  mark,
  alt,
  sizes,
  wide = false,
  priority = false,
  level = 3,
  linkAs: Link = 'a',
  children,
}: PictureCardProps) {
  const Title = `h${level}` as const;
  return (
    <article className={css.card}>
      <div className={children ? `${css.top} ${css.joined}` : css.top}>
        <div className={wide ? css.wide : css.picture}>
          {picture ? (
            <Picture
              source={picture}
              alt={alt}
              crop={wide ? 'wide' : 'card'}
              sizes={sizes}
              priority={priority}
            />
          ) : (
            <NamePlate mark={mark} crop={wide ? 'wide' : 'card'} />
          )}
        </div>
        <div className={css.caption}>
          {kind && <p className={css.small}>{kind}</p>}
          <Title
            className={`${heading[wide ? 'h2' : 'h3']} ${/[，：；、]/.test(title) ? css.phrased : css.title}`}
          >
            <Link className={css.link} href={href}>
              {title}
            </Link>
          </Title>
          {detail && <p className={css.detail}>{detail}</p>}
          {text && <p className={`${css.detail} ${css.text}`}>{text}</p>}
          {note && <p className={css.small}>{note}</p>}
        </div>
      </div>
      {children && <div className={css.body}>{children}</div>}
    </article>
  );
}
