import { formatMoney } from '@voyage/domain/money.ts';
import { useWords } from '@voyage/i18n/words.tsx';
import { brand } from '@voyage/brand';
import { BrandMark } from '@voyage/site/BrandMark.tsx';
import { useProfile } from '@voyage/site/member.ts';
import { container, section, visuallyHidden } from '@voyage/ui/layout.css.ts';
import { heading, text } from '@voyage/ui/typography.css.ts';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { bookingsOf, byInvitation, feeOf, privilegesOf, tiers, type Tier } from '@voyage/site/tier-privileges.ts';
import * as css from './TierCards.css.ts';

/** The cards of the four levels in a wallet: the chosen one lies in front, what it gives stands beside it. A member finds the own one, with name and number. */
export function TierCards() {
  const say = useWords();
  const { data: profile } = useProfile();
  const [picked, pick] = useState<Tier>();
  const own = tiers.find((tier) => tier === profile?.membership.level);
  const chosen = picked ?? own ?? 'platinum';
  const bookings = bookingsOf(chosen);
  const fee = (tier: Tier) =>
    [
      feeOf(tier) === 0 ? say('home.fee.none') : say('home.fee', { amount: formatMoney({ amount: feeOf(tier), currency: 'TWD' }) }),
      byInvitation(tier) && say('home.invitation'),
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <section className={`${section} ${css.band}`} aria-labelledby="privileges">
      <div className={`${container} ${css.columns}`}>
        <div className={css.words}>
          <h2 className={heading.h1} id="privileges">
            {say('brand.home.privileges')}
          </h2>
          <p className={text.lead}>{say('brand.home.privileges.intro')}</p>
          <div className={css.gives} aria-live="polite">
            <h3 className={`${heading.h3} ${css.chosen}`}>{say(`tier.${chosen}`)}</h3>
            <ul>
              <li className={css.privilege}>
                <Check className={css.sign} size={18} aria-hidden />
                {bookings === null ? say('home.bookings.unlimited') : say('home.bookings.count', { count: bookings })}
              </li>
              {privilegesOf(chosen).map((word) => (
                <li key={word} className={css.privilege}>
                  <Check className={css.sign} size={18} aria-hidden />
                  {say(word)}
                </li>
              ))}
            </ul>
          </div>
        </div>
        <fieldset className={css.wallet}>
          <legend className={visuallyHidden}>{say('home.tiers.choose')}</legend>
          {tiers.map((tier) => (
            <label key={tier} className={`${css.card} ${css.shade[tier]}`} data-front={tier === chosen || undefined}>
              <input className={visuallyHidden} type="radio" name="tier" value={tier} checked={tier === chosen} onChange={() => pick(tier)} />
              <span className={css.top}>
                <span className={css.tier}>{say(`tier.${tier}`)}</span>
                <BrandMark />
              </span>
              <span className={css.middle} lang="en">
                {brand.name}
              </span>
              <span className={css.bottom}>
                {tier === own && profile ? (
                  <>
                    <span>
                      {profile.firstname} {profile.lastname}
                    </span>
                    <span className={css.number}>{say('home.card.number', { number: profile.memberNumber })}</span>
                  </>
                ) : (
                  <span>{fee(tier)}</span>
                )}
              </span>
            </label>
          ))}
        </fieldset>
      </div>
    </section>
  );
}
