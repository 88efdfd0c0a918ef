import type { LinkAs } from './link-as.ts';
import { Picture, type PictureSource } from './Picture.tsx';
import * as css from './PictureCard.css.ts';
import { heading } from './typography.css.ts';

interface ExperienceCardProps {
  href: string;
  title: string;
  /** Yacht, train, table. */
  kind: string;
  text?: string;
  /** What it costs, to whom. */
  note?: string;
  picture: PictureSource;
  alt: string;
  sizes: string;
  /** Across a page. */
  wide?: boolean;
  priority?: boolean;
  /** The place of the title in the outline. */
  level?: 2 | 3 | 4;
  linkAs?: LinkAs;
}

/** A journey or an experience. The title is its link; the whole card can be pressed. */
export function ExperienceCard({
  href,
  title,
  kind,
  text,
  note,
  picture,
  alt,
  sizes,
  wide = false,
  priority,
  level = 3,
  linkAs: Link = 'a',
}: ExperienceCardProps) {
  const Title = `h${level}` as const;
  return (
    <article className={css.card}>
      <div className={css.top}>
        <div className={wide ? css.wide : css.picture}>
          <Picture source={picture} alt={alt} crop={wide ? 'wide' : 'card'} sizes={sizes} {...(priority ? { priority } : {})} />
        </div>
        <div className={css.caption}>
          <p className={css.small}>{kind}</p>
          <Title className={`${heading[wide ? 'h2' : 'h3']} ${css.measure}`}>
            <Link className={css.link} href={href}>
              {title}
            </Link>
          </Title>
          {text && <p className={`${css.detail} ${css.measure}`}>{text}</p>}
          {note && <p className={css.small}>{note}</p>}
        </div>
      </div>
    </article>
  );
}
