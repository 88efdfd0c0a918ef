import { href } from '@voyage/routes/href.ts';
import { ButtonLink } from '@voyage/site-core/router/ButtonLink.tsx';
import { TextLink } from '@voyage/site-core/router/TextLink.tsx';
import { Link } from '@voyage/site-core/router/Link.tsx';
import { pictureOrDrawing } from '@voyage/pictures/pictures.ts';
import { placeOf } from '@voyage/stay-parts/place-of.ts';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { container } from '@voyage/ui/base/layout.css.ts';
import { heading } from '@voyage/ui/base/typography.css.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { PageTop } from '../parts/PageTop.tsx';
import { brandCrumbs } from '../state/crumbs.ts';
import { brandOverview } from '../state/brand-overview.ts';
import * as css from './GroupPages.css.ts';

interface Props {
  groupCode: string;
  brandCode: string;
}

/** A brand of a group, with its hotels by region. */
export function BrandPage({ groupCode, brandCode }: Props) {
  const { t, locale, api } = usePage();
  const { brand, group, picture, regions } = useSuspenseQuery(
    brandOverview(api, locale, groupCode, brandCode),
  ).data;
  return (
    <>
      <PageTop
        crumbs={brandCrumbs(t, locale, group, brand)}
        title={brand.name}
        lead={brand.standfirst}
        facts={t('groups.brandCounts', { hotels: brand.hotels, regions: regions.length })}
        picture={pictureOrDrawing(picture)}
        actions={
          <>
            <ButtonLink href={href.hotelSearch(locale, { code: brand.code, locationType: 'brand' })}>
              {t('groups.all', { count: brand.hotels, name: brand.name })}
            </ButtonLink>
            <TextLink href={href.group(locale, group.code)}>
              {t('groups.about', { name: group.name })}
            </TextLink>
          </>
        }
      />
      <section className={`${container} ${css.end}`} aria-labelledby="by-region">
        <h2 className={`${heading.h2} ${css.title}`} id="by-region">
          {t('groups.byRegion.title')}
        </h2>
        {regions.map((region) => (
          <div key={region.code} className={css.region}>
            <div className={css.regionWords}>
              <h3 className={heading.h3}>
                <Link className={css.name} href={href.region(locale, region.code)}>
                  {region.name}
                </Link>
              </h3>
              <p className={css.count}>{t('stays.hotels.count', { count: region.total })}</p>
            </div>
            <ul className={css.hotels}>
              {region.hotels.map((hotel) => (
                <li key={hotel.id}>
                  <Link className={css.hotel} href={href.hotelDetail(locale, hotel.slug, hotel.place.code)}>
                    <span>{hotel.name}</span>
                    <span className={css.hotelPlace}>{placeOf(hotel)}</span>
                  </Link>
                </li>
              ))}
              {region.total > region.hotels.length && (
                <li className={css.more}>
                  <Link
                    className={css.brandLink}
                    href={href.hotelSearch(locale, {
                      code: region.code,
                      locationType: 'region',
                      groups: group.code,
                    })}
                  >
                    {t('groups.inRegion', { name: group.name, region: region.name })}
                  </Link>
                </li>
              )}
            </ul>
          </div>
        ))}
      </section>
    </>
  );
}
