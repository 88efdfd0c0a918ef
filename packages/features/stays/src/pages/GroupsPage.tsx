import { queries } from '@voyage/api-client/queries.ts';
import type { Translate } from '@voyage/i18n/intl.tsx';
import { href } from '@voyage/routes/href.ts';
import { Link } from '@voyage/site-core/router/Link.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { container } from '@voyage/ui/base/layout.css.ts';
import { Picture } from '@voyage/ui/base/Picture.tsx';
import { PictureCard } from '@voyage/ui/content/PictureCard.tsx';
import { heading, secondary, text } from '@voyage/ui/base/typography.css.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { PageTop } from '../parts/PageTop.tsx';
import { groupsCrumbs } from '../state/crumbs.ts';
import { featuredGroups, type Group } from '../state/featured-groups.ts';
import { groupPicture } from '../state/group-picture.ts';
import * as css from './GroupPages.css.ts';

/** Three groups that differ most, then every other one, with its brands (docs/product/screens.md, "hotel/group/{name?}"). */
export function GroupsPage() {
  const { t, locale, api } = usePage();
  const { data } = useSuspenseQuery(queries.groups(api, locale));
  const { featured, rest } = featuredGroups(data.groups);
  return (
    <>
      <PageTop crumbs={groupsCrumbs(t, locale)} title={t('groups.heading')} lead={t('groups.intro')} />
      {featured.length > 0 && (
        <section className={`${container} ${css.featured}`} aria-labelledby="groups-featured">
          <h2 className={heading.h2} id="groups-featured">
            {t('groups.featured')}
          </h2>
          <div className={css.cards}>
            {featured.map(({ group, distinction }) => (
              <PictureCard
                key={group.code}
                href={href.group(locale, group.code)}
                linkAs={Link}
                title={group.name}
                kind={t(`groups.featured.${distinction}`, { countries: group.countries })}
                text={group.standfirst}
                note={countsOf(t, group)}
                picture={groupPicture(group)}
                alt=""
                sizes="(min-width: 68rem) 26rem, (min-width: 48rem) 33vw, 100vw"
                priority
              >
                <Brands group={group} />
              </PictureCard>
            ))}
          </div>
        </section>
      )}
      {featured.length > 0 && (
        <div className={`${container} ${css.rest}`}>
          <h2 className={heading.h2}>{t('groups.rest')}</h2>
        </div>
      )}
      <ul className={`${container} ${css.end}`}>
        {rest.map((group, i) => (
          <GroupRow
            key={group.code}
            group={group}
            level={featured.length > 0 ? 3 : 2}
            priority={featured.length === 0 && i === 0}
          />
        ))}
      </ul>
    </>
  );
}

const countsOf = (t: Translate, { hotels, countries }: Group): string =>
  t('groups.counts', { hotels, countries });

function GroupRow({ group, level, priority }: { group: Group; level: 2 | 3; priority: boolean }) {
  const { t, locale } = usePage();
  const Name = `h${level}` as const;
  return (
    <li className={css.row}>
      <div className={css.rowPicture}>
        <Picture
          source={groupPicture(group)}
          alt=""
          crop="fill"
          sizes="(min-width: 48rem) 24rem, 100vw"
          priority={priority}
        />
      </div>
      <div className={css.rowWords}>
        <Name className={heading.h2}>
          <Link className={css.name} href={href.group(locale, group.code)}>
            {group.name}
          </Link>
        </Name>
        <p className={text.lead}>{group.standfirst}</p>
        <p className={secondary}>{countsOf(t, group)}</p>
        <Brands group={group} />
      </div>
    </li>
  );
}

function Brands({ group }: { group: Group }) {
  const { t, locale } = usePage();
  if (group.brands.length < 2) return null;
  return (
    <ul className={css.brands} aria-label={t('groups.brandsOf', { name: group.name })}>
      {group.brands.map((brand) => (
        <li key={brand.code}>
          <Link className={css.brandLink} href={href.groupBrand(locale, group.code, brand.code)}>
            {brand.name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
