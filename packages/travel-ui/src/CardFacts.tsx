import type { ReactNode } from 'react';
import * as card from '@voyage/ui/content/PictureCard.css.ts';

/** Short facts on a card, in a line. */
export function CardFacts({ facts }: { facts: readonly ReactNode[] }) {
  if (facts.length === 0) return null;
  return (
    <ul className={card.facts}>
      {facts.map((fact, i) => (
        <li key={i}>{fact}</li>
      ))}
    </ul>
  );
}
