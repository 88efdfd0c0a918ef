import type { ReactNode } from 'react';
import type { LinkAs } from './link-as.ts';
import { Picture, type PictureSource } from './Picture.tsx';
import * as css from './PictureCard.css.ts';
import { heading } from './typography.css.ts';

interface HotelCardProps {
  href: string;
  name: string;
  /** District and city. */
  place: string;
  picture: PictureSource;
  alt: string;
  sizes: string;
  priority?: boolean;
  /** Short ones: when it opened, how many rooms. */
  facts?: readonly string[];
  /** What a membership adds, valued in money. */
  privilege?: string;
  /** A `Price`. */
  price?: ReactNode;
  /** The place of the name in the outline. */
  level?: 2 | 3 | 4;
  linkAs?: LinkAs;
}

/** One hotel. The name is its link; the whole card can be pressed. */
export function HotelCard({ href, name, place, picture, alt, sizes, priority, facts = [], privilege, price, level = 3, linkAs: Link = 'a' }: HotelCardProps) {
  const Title = `h${level}` as const;
  const more = facts.length > 0 || privilege || price;
  return (
    <article className={css.card}>
      <div className={more ? `${css.top} ${css.joined}` : css.top}>
        <div className={css.picture}>
          <Picture source={picture} alt={alt} crop="card" sizes={sizes} {...(priority ? { priority } : {})} />
        </div>
        <div className={css.caption}>
          <Title className={heading.h3}>
            <Link className={css.link} href={href}>
              {name}
            </Link>
          </Title>
          <p className={css.detail}>{place}</p>
        </div>
      </div>
      {more && (
        <div className={css.body}>
          {facts.length > 0 && (
            <ul className={css.facts}>
              {facts.map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
          )}
          {privilege && <p className={css.privilege}>{privilege}</p>}
          {price && <div className={css.price}>{price}</div>}
        </div>
      )}
    </article>
  );
}
