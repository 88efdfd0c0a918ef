import { Badge } from './Badge.tsx';
import * as css from './TierCard.css.ts';

interface TierCardProps {
  /** The level, in a word. */
  tier: string;
  /** As in the passport. */
  name: string;
  /** "No. 1042 8817". */
  number: string;
  /** "Until 31 Dec 2027". */
  until?: string;
  /** The name of the brand; only a card shows it. */
  issuer?: string;
}

/** The member's own sign: a line of text or a card, as the brand has it. */
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
