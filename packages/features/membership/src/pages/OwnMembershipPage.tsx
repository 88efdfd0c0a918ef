import { accountQueries } from '@voyage/api-client/account-queries.ts';
import { queries } from '@voyage/api-client/queries.ts';
import type { Level } from '@voyage/domain/level.ts';
import { PartFailure } from '@voyage/site-core/errors/PartFailure.tsx';
import { TextLink } from '@voyage/site-core/router/TextLink.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { href } from '@voyage/routes/href.ts';
import { Section } from '@voyage/site-chrome/layout/Section.tsx';
import { container } from '@voyage/ui/base/layout.css.ts';
import { heading } from '@voyage/ui/base/typography.css.ts';
import { useQuery } from '@tanstack/react-query';
import { BuyCredits } from '../parts/BuyCredits.tsx';
import { Invitation } from '../parts/Invitation.tsx';
import { LevelOptions } from '../parts/LevelOptions.tsx';
import { MembershipState } from '../parts/MembershipState.tsx';
import { MonthBars } from '../parts/MonthBars.tsx';
import { Offer } from '../parts/Offer.tsx';
import { PrivilegeList } from '../parts/PrivilegeList.tsx';
import { TermList } from '../parts/TermList.tsx';
import { privilegesOf } from '../state/privileges.ts';
import * as css from '../parts/own.css.ts';

/** A member's own membership: level, term, benefits, usage, and how to renew, upgrade or end it. */
export function OwnMembershipPage() {
  const { t, api } = usePage();
  const profile = useQuery(queries.profile(api));
  const membership = useQuery(queries.membership(api));
  return (
    <div className={`${container} ${css.page}`}>
      <h1 className={heading.h1}>{t('membership.own.title')}</h1>
      {profile.data && membership.data ? (
        <>
          <MembershipState profile={profile.data} membership={membership.data} />
          {membership.data.invitation && <Offer invitation={membership.data.invitation} />}
          <LevelPrivileges level={membership.data.level} />
          <MembershipUse />
          {!membership.data.credits.unlimited && <BuyCredits />}
          <LevelOptions membership={membership.data} />
          <Invitation level={membership.data.level} />
        </>
      ) : (
        <PartFailure queries={[profile, membership]} loading={4} />
      )}
    </div>
  );
}

function LevelPrivileges({ level }: { level: Level }) {
  const { t, locale } = usePage();
  return (
    <Section className={css.part} id="gives" title={t('membership.gives', { level: t(`tier.${level}`) })}>
      <PrivilegeList privileges={privilegesOf(level)} />
      <div className={css.links}>
        <TextLink className={css.way} href={href.coupons(locale)}>
          {t('coupons.title')}
        </TextLink>
        <TextLink className={css.way} href={href.membership(locale)}>
          {t('register.level.compare')}
        </TextLink>
      </div>
    </Section>
  );
}

/** Bookings of the last twelve months, and paid terms: from one response. */
function MembershipUse() {
  const { t, locale, api } = usePage();
  const query = useQuery(accountQueries.membershipRecord(api));
  const record = query.data;
  if (!record) return <PartFailure queries={[query]} loading={2} />;
  const count = record.months.reduce((sum, { bookings }) => sum + bookings, 0);
  return (
    <>
      <section className={css.part} aria-labelledby="used">
        <div className={css.words}>
          <h2 className={heading.h3} id="used">
            {t('membership.used')}
          </h2>
          <p>{t('membership.used.text', { count })}</p>
        </div>
        {count > 0 && <MonthBars months={record.months} />}
        <div className={css.links}>
          <TextLink className={css.way} href={href.orders(locale)}>
            {t('site.orders')}
          </TextLink>
          <TextLink className={css.way} href={href.productOrders(locale)}>
            {t('purchases.title')}
          </TextLink>
        </div>
      </section>
      {record.terms.length > 0 && <TermList terms={record.terms} />}
    </>
  );
}
