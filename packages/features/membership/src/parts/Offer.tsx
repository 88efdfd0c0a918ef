import type { Output } from '@voyage/contracts/endpoint.ts';
import type { membership as contract } from '@voyage/contracts/user.ts';
import { formatTwd } from '@voyage/domain/money.ts';
import { taipeiDay } from '@voyage/domain/stay-date.ts';
import { ButtonLink } from '@voyage/site-core/router/ButtonLink.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { longDay } from '@voyage/i18n/dates.ts';
import { href } from '@voyage/routes/href.ts';
import { heading, text } from '@voyage/ui/base/typography.css.ts';
import * as css from './own.css.ts';

type Invitation = NonNullable<Output<typeof contract.data>['invitation']>;

export const offerHeading = 'offer';

/** The level of an accepted invitation whose fee is still to be paid, and until when it is open. */
export function Offer({ invitation: { level, priceTwd, payBy } }: { invitation: Invitation }) {
  const { t, locale } = usePage();
  const words = { level: t(`tier.${level}`) };
  return (
    <section className={css.offer} aria-labelledby={offerHeading}>
      <h2 className={heading.h3} id={offerHeading} tabIndex={-1}>
        {t('membership.offer.title', words)}
      </h2>
      <p className={text.lead}>
        {t('membership.offer.text', {
          amount: formatTwd(priceTwd, locale),
          day: longDay(taipeiDay(payBy), locale),
        })}
      </p>
      <ButtonLink href={href.upgrade(locale, level)}>{t('upgrade.look', words)}</ButtonLink>
    </section>
  );
}
