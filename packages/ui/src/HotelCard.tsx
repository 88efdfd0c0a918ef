import type { ReactNode } from 'react';
import { CardFacts } from './CardFacts.tsx';
import { PictureCard, type CardBasics } from './PictureCard.tsx';
import * as card from './PictureCard.css.ts';

/** What of a hotel a card shows. */
export interface HotelCardProps extends CardBasics {
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
}

/** One hotel in a grid or a rail. The name is its link; the whole card can be pressed. */
export function HotelCard({
  name,
  place,
  badge,
  facts = [],
  text,
  privilege,
  price,
  ...basics
}: HotelCardProps) {
  return (
    <PictureCard {...basics} title={name} kind={badge} detail={place} text={text}>
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
