import type { ReactNode } from 'react';
import { CardFacts } from './CardFacts.tsx';
import { PictureCard, type CardBasics } from '@voyage/ui/content/PictureCard.tsx';
import * as card from '@voyage/ui/content/PictureCard.css.ts';

/** The details of a hotel that a card shows. */
export interface HotelCardProps extends CardBasics {
  name: string;
  /** Attributes `lang` of texts that are not in the page's language. */
  langs?: { name?: string | undefined; text?: string | undefined };
  /** District and city. */
  place: string;
  /** A word on why it stands out: a `Badge`. */
  badge?: ReactNode;
  /**
   * Short facts: opening year, number of rooms, its brand as a link with the class `inCard` of
   * HotelCard.css.ts.
   */
  facts?: readonly ReactNode[];
  /** A sentence, if there is no price. */
  text?: string | undefined;
  /** What a membership adds, as an amount. */
  privilege?: string | undefined;
  /** A `Price`. */
  price?: ReactNode;
}

/** A hotel in a grid or rail. Its name is the link; the whole card can be pressed. */
export function HotelCard({
  name,
  langs,
  place,
  badge,
  facts = [],
  text,
  privilege,
  price,
  ...basics
}: HotelCardProps) {
  return (
    <PictureCard {...basics} title={name} langs={langs} kind={badge} detail={place} text={text}>
      {(facts.length > 0 || privilege || price) && (
        <>
          <CardFacts facts={facts} />
          {privilege && <p className={card.privilege}>{privilege}</p>}
          {price && <div className={card.price}>{price}</div>}
        </>
      )}
    </PictureCard>
  );
}
