import { queries } from '@voyage/api-client/queries.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { href } from '@voyage/routes/href.ts';
import { Link } from '@voyage/frame/layout/Link.tsx';
import { useLocale, useSite } from '@voyage/frame/router/site-context.ts';
import { container } from '@voyage/ui/layout.css.ts';
import { Picture } from '@voyage/ui/Picture.tsx';
import { heading, secondary, text } from '@voyage/ui/typography.css.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { PageTop } from '../parts/PageTop.tsx';
import { groupsCrumbs } from '../state/crumbs.ts';
import { groupPicture } from '../state/group-picture.ts';
import * as css from './GroupPages.css.ts';

/** Every hotel group, with its brands (docs/product/screens.md, "hotel/group/{name?}"). */
export function GroupsPage() {
  const { formatMessage: t } = useIntl();
  const locale = useLocale();
  const { api } = useSite();
  const {
    data: { groups },
  } = useSuspenseQuery(queries.groups(api, locale));
  return (
    <>
      <PageTop
        crumbs={groupsCrumbs(t, locale)}
        title={t({ id: 'groups.heading' })}
        lead={t({ id: 'groups.intro' })}
      />
      <ul className={`${container} ${css.end}`}>
        {groups.map((group, i) => (
          <li key={group.code} className={css.row}>
            <div className={css.rowPicture}>
              <Picture
                source={groupPicture(group)}
                alt=""
                crop="fill"
                sizes="(min-width: 48rem) 24rem, 100vw"
                priority={i === 0}
              />
            </div>
            <div className={css.rowWords}>
              <h2 className={heading.h2}>
                <Link className={css.name} href={href.group(locale, group.code)}>
                  {group.name}
                </Link>
              </h2>
              <p className={text.lead}>{group.standfirst}</p>
              <p className={secondary}>
                {t({ id: 'groups.counts' }, { hotels: group.hotels, countries: group.countries })}
              </p>
              {group.brands.length > 1 && (
                <ul className={css.brands} aria-label={t({ id: 'groups.brandsOf' }, { name: group.name })}>
                  {group.brands.map((brand) => (
                    <li key={brand.code}>
                      <Link className={css.brandLink} href={href.groupBrand(locale, group.code, brand.code)}>
                        {brand.name}
                      </Link>
                    </li>
                  ))}
                </ul>
              )}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
