import { useId, type ReactNode } from 'react';
import { visuallyHidden } from '@voyage/ui/base/layout.css.ts';
import * as css from './TierWallet.css.ts';

interface WalletCard {
  id: string;
  /** The level, as a word. */
  tier: string;
  shade: keyof typeof css.shade;
  /** Its price, or its holder. */
  detail: string;
  /** "No. 1042 8817"; only on the member's own card. */
  number?: string | undefined;
}

interface TierWalletProps {
  /** Accessible name of the choice. */
  label: string;
  /** The name of the brand. */
  issuer: string;
  /** The brand's logo mark. */
  mark?: ReactNode;
  /** Four of them. */
  cards: readonly WalletCard[];
  chosen: string;
  onChoose: (id: string) => void;
  /** Layout class from the page. */
  className?: string;
}

/** The cards of all levels in a wallet, the selected one in front. Radio buttons for keyboard users. */
export function TierWallet({
  label,
  issuer,
  mark,
  cards,
  chosen,
  onChoose,
  className = '',
}: TierWalletProps) {
  const name = useId();
  return (
    <fieldset className={`${css.wallet} ${className}`}>
      <legend className={visuallyHidden}>{label}</legend>
      {cards.map(({ id, tier, shade, detail, number }) => (
        <label key={id} className={`${css.card} ${css.shade[shade]}`} data-front={id === chosen || undefined}>
          <input
            className={visuallyHidden}
            type="radio"
            name={name}
            value={id}
            checked={id === chosen}
            onChange={() => onChoose(id)}
          />
          <span className={css.top}>
            <span className={css.tier}>{tier}</span>
            {mark}
          </span>
          <span className={css.issuer} lang="en">
            {issuer}
          </span>
          <span className={css.details}>
            <span>{detail}</span>
            {number && <span className={css.number}>{number}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
