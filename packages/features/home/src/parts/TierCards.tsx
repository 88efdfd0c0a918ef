import { formatMoney } from '@voyage/domain/money.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { brand } from '@voyage/brand';
import { BrandMark } from '@voyage/frame/layout/BrandMark.tsx';
import { useProfile } from '@voyage/frame/session/member.ts';
import { container, section } from '@voyage/ui/layout.css.ts';
import { TierWallet } from '@voyage/ui/TierWallet.tsx';
import { heading, text } from '@voyage/ui/typography.css.ts';
import { Check } from 'lucide-react';
import { useState } from 'react';
import {
  bookingsOf,
  byInvitation,
  feeOf,
  privilegesOf,
  tiers,
  type Tier,
} from '@voyage/journey-parts/tier-privileges.ts';
import * as css from './TierCards.css.ts';

const shades = { basic: 'plain', elite: 'fine', platinum: 'bright', noir: 'dark' } as const satisfies Record<
  Tier,
  string
>;

/** The cards of the four levels in a wallet: the chosen one lies in front, what it gives stands beside it. A member finds the own one, with name and number. */
export function TierCards() {
  const { formatMessage: t } = useIntl();
  const { data: profile } = useProfile();
  const [picked, pick] = useState<Tier>();
  const own = tiers.find((tier) => tier === profile?.membership.level);
  const chosen = picked ?? own ?? 'platinum';
  const bookings = bookingsOf(chosen);
  const fee = (tier: Tier) =>
    [
      feeOf(tier) === 0
        ? t({ id: 'home.fee.none' })
        : t({ id: 'home.fee' }, { amount: formatMoney({ amount: feeOf(tier), currency: 'TWD' }) }),
      byInvitation(tier) && t({ id: 'home.invitation' }),
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <section className={`${section} ${css.band}`} aria-labelledby="privileges">
      <div className={`${container} ${css.columns}`}>
        <div className={css.words}>
          <h2 className={heading.h1} id="privileges">
            {t({ id: 'brand.home.privileges' })}
          </h2>
          <p className={text.lead}>{t({ id: 'brand.home.privileges.intro' })}</p>
          <div className={css.gives} aria-live="polite">
            <h3 className={`${heading.h3} ${css.chosen}`}>{t({ id: `tier.${chosen}` })}</h3>
            <ul>
              <li className={css.privilege}>
                <Check className={css.sign} size={18} aria-hidden />
                {bookings === null
                  ? t({ id: 'home.bookings.unlimited' })
                  : t({ id: 'home.bookings.count' }, { count: bookings })}
              </li>
              {privilegesOf(chosen).map((word) => (
                <li key={word} className={css.privilege}>
                  <Check className={css.sign} size={18} aria-hidden />
                  {t({ id: word })}
                </li>
              ))}
            </ul>
          </div>
        </div>
        <TierWallet
          className={css.wallet}
          label={t({ id: 'home.tiers.choose' })}
          issuer={brand.name}
          mark={<BrandMark />}
          chosen={chosen}
          onChoose={(id) => pick(tiers.find((tier) => tier === id))}
          cards={tiers.map((tier) => ({
            id: tier,
            tier: t({ id: `tier.${tier}` }),
            shade: shades[tier],
            ...(tier === own && profile
              ? {
                  detail: `${profile.firstname} ${profile.lastname}`,
                  number: t({ id: 'home.card.number' }, { number: profile.memberNumber }),
                }
              : { detail: fee(tier) }),
          }))}
        />
      </div>
    </section>
  );
}
