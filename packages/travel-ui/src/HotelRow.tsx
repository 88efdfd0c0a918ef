import type { ReactNode } from 'react';
import { CardFacts } from './CardFacts.tsx';
import * as css from './HotelCard.css.ts';
import type { HotelCardProps } from './HotelCard.tsx';
import { NamePlate } from '@voyage/ui/content/NamePlate.tsx';
import { Picture, type PictureSource } from '@voyage/ui/base/Picture.tsx';
import * as card from '@voyage/ui/content/PictureCard.css.ts';
import { PictureStrip } from './PictureStrip.tsx';
import { heading } from '@voyage/ui/base/typography.css.ts';

interface HotelRowProps extends HotelCardProps {
  /** A label for the link: drawn as a button beside the price, although the whole card is the link. */
  action?: string;
  /** Further pictures to swipe; `label` describes them. */
  more?: { pictures: readonly PictureSource[]; label: string };
  /** A button over its picture, above the link that covers the card. */
  corner?: ReactNode;
}

/**
 * A hotel in a list: picture, text, and what it costs in a column of its own; stacked on a phone. Its name is the link;
 * the whole card can be pressed.
 */
export function HotelRow({
  href,
  name,
  langs,
  place,
  badge,
  facts = [],
  text,
  privilege,
  price,
  action,
  picture,
  more,
  corner,
  mark,
  alt,
  sizes,
  priority = false,
  level = 3,
  linkAs: Link = 'a',
}: HotelRowProps) {
  const Title = `h${level}` as const;
  return (
    <article className={`${card.card} ${css.row}`}>
      <div className={css.picture}>
        {picture && more && more.pictures.length > 0 ? (
          <PictureStrip
            pictures={[picture, ...more.pictures]}
            label={more.label}
            href={href}
            sizes={sizes}
            priority={priority}
            linkAs={Link}
          />
        ) : picture ? (
          <Picture source={picture} alt={alt} crop="fill" sizes={sizes} priority={priority} />
        ) : (
          <NamePlate name={name} place={place} mark={mark} crop="fill" />
        )}
      </div>
      {corner && <div className={css.corner}>{corner}</div>}
      <div className={css.words}>
        <div className={css.names}>
          {badge && <div>{badge}</div>}
          <Title className={`${heading.h3} ${css.name}`} lang={langs?.name}>
            <Link className={card.link} href={href}>
              {name}
            </Link>
          </Title>
          <p className={css.place}>{place}</p>
        </div>
        <CardFacts facts={facts} />
        {text && (
          <p className={card.text} lang={langs?.text}>
            {text}
          </p>
        )}
        {privilege && <p className={card.privilege}>{privilege}</p>}
      </div>
      {price && (
        <div className={css.price}>
          {price}
          {action && (
            <span className={css.action} aria-hidden="true">
              {action}
            </span>
          )}
        </div>
      )}
    </article>
  );
}
