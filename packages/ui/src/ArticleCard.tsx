import type { LinkAs } from './link-as.ts';
import { Picture, type PictureSource } from './Picture.tsx';
import * as css from './PictureCard.css.ts';
import { heading } from './typography.css.ts';

interface ArticleCardProps {
  href: string;
  title: string;
  category: string;
  /** A sentence. */
  text?: string;
  /** Day and length. */
  note?: string;
  picture: PictureSource;
  alt: string;
  sizes: string;
  priority?: boolean;
  /** The place of the title in the outline. */
  level?: 2 | 3 | 4;
  linkAs?: LinkAs;
}

/** A piece of the journal. The title is its link; the whole card can be pressed. */
export function ArticleCard({ href, title, category, text, note, picture, alt, sizes, priority, level = 3, linkAs: Link = 'a' }: ArticleCardProps) {
  const Title = `h${level}` as const;
  return (
    <article className={css.card}>
      <div className={css.top}>
        <div className={css.picture}>
          <Picture source={picture} alt={alt} crop="card" sizes={sizes} {...(priority ? { priority } : {})} />
        </div>
        <div className={css.caption}>
          <p className={css.small}>{category}</p>
          <Title className={heading.h3}>
            <Link className={css.link} href={href}>
              {title}
            </Link>
          </Title>
          {text && <p className={css.detail}>{text}</p>}
          {note && <p className={css.small}>{note}</p>}
        </div>
      </div>
    </article>
  );
}
