import { queries } from '@voyage/api-client/queries.ts';
import { formatTwd } from '@voyage/domain/money.ts';
import { dotted } from '@voyage/i18n/join.ts';
import { brand } from '@voyage/brand';
import { fullName } from '@voyage/domain/full-name.ts';
import { href } from '@voyage/routes/href.ts';
import { BrandMark } from '@voyage/site-chrome/header/BrandMark.tsx';
import { TextLink } from '@voyage/site-core/router/TextLink.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { useProfile } from '@voyage/site-core/session/member.ts';
import { container, section } from '@voyage/ui/base/layout.css.ts';
import { TierWallet } from '@voyage/travel-ui/TierWallet.tsx';
import { heading, secondary } from '@voyage/ui/base/typography.css.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { bookingsOf, byInvitation, tiers, type Tier } from '@voyage/stay-parts/tier-privileges.ts';
import { usePromises } from '../state/promises.ts';
import * as css from './TierCards.css.ts';

const shades = { basic: 'plain', elite: 'fine', platinum: 'bright', noir: 'dark' } as const satisfies Record<
  Tier,
  string
>;

/**
 * The cards of the four levels in a wallet, beside the benefits of a membership. A member's own card is in
 * front, with name and number.
 */
export function TierCards() {
  const { t, locale, api } = usePage();
  const { data: profile } = useProfile();
  const { data: prices } = useQuery(queries.memberships(api));
  const [picked, pick] = useState<Tier>();
  const own = tiers.find((tier) => tier === profile?.membership.level);
  const chosen = picked ?? own ?? 'platinum';
  const bookings = bookingsOf(chosen);
  const fee = (tier: Tier) => {
    const amount = prices?.memberships.find(({ level }) => level === tier)?.priceTwd;
    return dotted([
      amount === 0 && t('home.fee.none'),
      amount !== undefined && amount > 0 && t('home.fee', { amount: formatTwd(amount, locale) }),
      byInvitation(tier) && t('home.invitation'),
    ]);
  };
  return (
    <section className={`${section} ${css.band}`} aria-labelledby="privileges">
      <div className={`${container} ${css.columns}`}>
        <div className={css.words}>
          <h2 className={heading.h1} id="privileges">
            {t('brand.home.privileges')}
          </h2>
          <ul>
            {usePromises().map(({ id, title, text }) => (
              <li key={id} className={css.promise}>
                <h3 className={heading.h3}>{title}</h3>
                <p className={secondary}>{text}</p>
              </li>
            ))}
          </ul>
          <p>
            <TextLink href={href.membership(locale)}>{t('home.promise.compare')}</TextLink>
          </p>
        </div>
        <div className={css.wallet}>
          <TierWallet
            label={t('home.tiers.choose')}
            issuer={brand.name}
            mark={<BrandMark />}
            chosen={chosen}
            onChoose={(id) => pick(tiers.find((tier) => tier === id))}
            cards={tiers.map((tier) => ({
              id: tier,
              tier: t(`tier.${tier}`),
              shade: shades[tier],
              ...(tier === own && profile
                ? {
                    detail: fullName(profile),
                    number: t('home.card.number', { number: profile.memberNumber }),
                  }
                : { detail: fee(tier) }),
            }))}
          />
          <p className={secondary} aria-live="polite">
            {`${t(`tier.${chosen}`)} · ${
              bookings === null ? t('home.bookings.unlimited') : t('home.bookings.count', { count: bookings })
            }`}
          </p>
        </div>
      </div>
    </section>
  );
}
