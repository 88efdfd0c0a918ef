import type { ReactNode } from 'react';
import * as css from './HotelCard.css.ts';
import { NamePlate } from './NamePlate.tsx';
import { Picture, type PictureSource } from './Picture.tsx';
import { PictureStrip } from './PictureStrip.tsx';
import { PictureCard, type CardBasics } from './PictureCard.tsx';
import * as card from './PictureCard.css.ts';
import { heading } from './typography.css.ts';

interface HotelCardProps extends CardBasics {
  name: string;
  /** District and city. */
  place: string;
  /** Why it stands out, in a word: a `Badge`. */
  badge?: ReactNode;
  /** Short ones: when it opened, how many rooms, its brand as a link of the class `inCard` of HotelCard.css.ts. */
  facts?: readonly ReactNode[];
  /** A sentence, where there is no price. */
  text?: string | undefined;
  /** What a membership adds, valued in money. */
  privilege?: string | undefined;
  /** A `Price`. */
  price?: ReactNode;
  /** What a press leads to, in a word: drawn as a button beside the price, though the whole card is the link. */
  action?: string;
  /** Of a row: what else there is to see of it beside its picture, to swipe; `label` says what they show. */
  more?: { pictures: readonly PictureSource[]; label: string };
  /** Of a row: a button over its picture, above the link that covers the card. */
  corner?: ReactNode;
  /** One of a list: picture at the left, words at the right; one under the other on a phone. */
  row?: boolean;
}

function Facts({ facts }: { facts: readonly ReactNode[] }) {
  if (facts.length === 0) return null;
  return (
    <ul className={card.facts}>
      {facts.map((fact, i) => (
        <li key={i}>{fact}</li>
      ))}
    </ul>
  );
}

/** One hotel. The name is its link; the whole card can be pressed. */
export function HotelCard({ row = false, ...hotel }: HotelCardProps) {
  if (row) return <HotelRow {...hotel} />;
  const {
    name,
    place,
    badge,
    facts = [],
    text,
    privilege,
    price,
    action: _action,
    more: _more,
    corner: _corner,
    ...basics
  } = hotel;
  return (
    <PictureCard {...basics} title={name} kind={badge} detail={place} text={text}>
      {(facts.length > 0 || privilege || price) && (
        <>
          <Facts facts={facts} />
          {privilege && <p className={card.privilege}>{privilege}</p>}
          {price && <div className={card.price}>{price}</div>}
        </>
      )}
    </PictureCard>
  );
}

function HotelRow({
  href,
  name,
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
}: Omit<HotelCardProps, 'row'>) {
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
          <Title className={heading.h3}>
            <Link className={card.link} href={href}>
              {name}
            </Link>
          </Title>
          <p className={css.place}>{place}</p>
        </div>
        <Facts facts={facts} />
        {text && <p>{text}</p>}
        {privilege && <p className={card.privilege}>{privilege}</p>}
        {price && (
          <div className={css.price}>
            <div className={css.amount}>{price}</div>
            {action && (
              <span className={css.action} aria-hidden="true">
                {action}
              </span>
            )}
          </div>
        )}
      </div>
    </article>
  );
}
