import { queries } from '@voyage/api-client/queries.ts';
import { href } from '@voyage/routes/href.ts';
import { ButtonLink } from '@voyage/site-core/router/ButtonLink.tsx';
import { TextLink } from '@voyage/site-core/router/TextLink.tsx';
import { Link } from '@voyage/site-core/router/Link.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { container } from '@voyage/ui/base/layout.css.ts';
import { heading } from '@voyage/ui/base/typography.css.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { LazyHotelCards } from '../parts/lazy-parts.ts';
import { PageTop } from '../parts/PageTop.tsx';
import { groupCrumbs } from '../state/crumbs.ts';
import { groupPicture } from '../state/group-picture.ts';
import * as css from './GroupPages.css.ts';

/** One group: its story, its brands, its flagships, and a link to all of its hotels. */
export function GroupPage({ code }: { code: string }) {
  const { t, locale, api } = usePage();
  const {
    groups: [group],
  } = useSuspenseQuery(queries.group(api, locale, code)).data;
  if (!group) return null; // the loader has redirected
  const [onlyBrand, ...otherBrands] = group.brands;
  return (
    <>
      <PageTop
        crumbs={groupCrumbs(t, locale, group)}
        title={group.name}
        lead={group.standfirst}
        facts={t('groups.counts', { hotels: group.hotels, countries: group.countries })}
        picture={groupPicture(group)}
        actions={
          <>
            <ButtonLink href={href.hotelSearch(locale, { code: group.code, locationType: 'group' })}>
              {t('groups.all', { count: group.hotels, name: group.name })}
            </ButtonLink>
            {onlyBrand && otherBrands.length === 0 && (
              <TextLink href={href.groupBrand(locale, group.code, onlyBrand.code)}>
                {t('groups.byRegion')}
              </TextLink>
            )}
          </>
        }
      />
      <section className={css.story} aria-label={t('groups.story')}>
        <div className={container}>
          <p className={css.storyText}>{group.story}</p>
        </div>
      </section>
      {group.brands.length > 1 && (
        <section className={`${container} ${css.section}`} aria-labelledby="brands">
          <h2 className={`${heading.h2} ${css.title}`} id="brands">
            {t('groups.brands.title')}
          </h2>
          <ul>
            {group.brands.map((brand) => (
              <li key={brand.code} className={css.brandRow}>
                <h3 className={heading.h3}>
                  <Link className={css.name} href={href.groupBrand(locale, group.code, brand.code)}>
                    {brand.name}
                  </Link>
                </h3>
                <p>{brand.standfirst}</p>
                <p className={css.count}>{t('stays.hotels.count', { count: brand.hotels })}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {group.flagships.length > 0 && (
        <section className={`${container} ${css.section}`} aria-labelledby="hotels">
          <h2 className={`${heading.h2} ${css.title}`} id="hotels">
            {t('groups.flagships.title')}
          </h2>
          <LazyHotelCards hotels={group.flagships} />
        </section>
      )}
      <div className={css.end} />
    </>
  );
}
