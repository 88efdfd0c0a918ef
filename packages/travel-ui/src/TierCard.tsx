import { Badge } from '@voyage/ui/content/Badge.tsx';
import * as css from './TierCard.css.ts';

interface TierCardProps {
  /** The level, as a word. */
  tier: string;
  /** As in the passport. */
  name: string;
  /** "No. 1042 8817". */
  number: string;
  /** "Until 31 Dec 2027". */
  until?: string;
  /** The brand's name; shown only on a card. */
  issuer?: string;
}

/** The member's tier: a line of text or a card, depending on the brand. */
export function TierCard({ tier, name, number, until, issuer }: TierCardProps) {
  return (
    <div className={css.card}>
      <span className={css.top}>
        <Badge>{tier}</Badge>
        {issuer && (
          <span className={css.issuer} lang="en">
            {issuer}
          </span>
        )}
      </span>
      <span className={css.name}>{name}</span>
      <span className={css.details}>
        <span>{number}</span>
        {until && <span>{until}</span>}
      </span>
    </div>
  );
}
