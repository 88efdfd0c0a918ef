import type { ReactNode } from 'react';
import type { LinkAs } from '../navigation/link-as.ts';
import { NamePlate } from './NamePlate.tsx';
import { Picture, type PictureSource } from '../base/Picture.tsx';
import * as css from './PictureCard.css.ts';
import { heading } from '../base/typography.css.ts';

/** Common props of all cards with a picture. */
export interface CardBasics {
  href: string;
  /** `null`: no suitable picture; a plate with the name is shown instead. */
  picture: PictureSource | null;
  /** The brand's logo mark, for such a plate. */
  mark?: ReactNode;
  /** Alternative text; empty if the title says the same. */
  alt: string;
  /** CSS `sizes`: the displayed width. */
  sizes: string;
  /** The first picture of a page. */
  priority?: boolean | undefined;
  /** Heading level of the title. */
  level?: 2 | 3 | 4;
  linkAs?: LinkAs;
}

interface PictureCardProps extends CardBasics {
  title: string;
  /** Attributes `lang` of texts that are not in the page's language. */
  langs?: { name?: string | undefined; text?: string | undefined } | undefined;
  /** A word or two above the title. */
  kind?: ReactNode;
  /** Under the title. */
  detail?: string | undefined;
  /** A sentence, truncated after three lines. */
  text?: string | undefined;
  /** Small text at the end of the caption. */
  note?: string | undefined;
  /** Full width of the page. */
  wide?: boolean;
  /** Content below picture and caption. */
  children?: ReactNode;
}

/**
 * A picture with its caption, under or over it depending on the brand. The title is the link; the whole card
 * can be pressed.
 */
export function PictureCard({
  href,
  title,
  langs,
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
            lang={langs?.name}
          >
            <Link className={css.link} href={href}>
              {title}
            </Link>
          </Title>
          {detail && <p className={css.detail}>{detail}</p>}
          {text && (
            <p className={`${css.detail} ${css.text}`} lang={langs?.text}>
              {text}
            </p>
          )}
          {note && <p className={css.small}>{note}</p>}
        </div>
      </div>
      {children && <div className={css.body}>{children}</div>}
    </article>
  );
}
