import { href } from '@voyage/routes/href.ts';
import { Link } from '@voyage/site-core/router/Link.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { useLocale } from '@voyage/site-core/context/site-context.ts';
import { inCard } from '@voyage/travel-ui/HotelCard.css.ts';
import * as css from './GroupLinks.css.ts';

interface Named {
  code: string;
  name: string;
}
interface Props {
  group: Named;
  brand: Named;
}

/**
 * Link to a hotel's brand; a brand named like its group links to the group, whose page lists all its brands.
 */
export function BrandLink({
  group,
  brand,
  inCard: isInCard = false,
}: Props & { /** Above the link that covers a card. */ inCard?: boolean }) {
  const locale = useLocale();
  return (
    <Link
      className={isInCard ? `${css.link} ${inCard}` : css.link}
      href={
        brand.code === group.code
          ? href.group(locale, group.code)
          : href.groupBrand(locale, group.code, brand.code)
      }
    >
      {brand.name}
    </Link>
  );
}

/** Links to the brand and group of a hotel. */
export function GroupLinks({ group, brand }: Props) {
  const { t, locale } = usePage();
  return (
    <p className={css.links} aria-label={t('groups.detail')} role="group">
      <BrandLink group={group} brand={brand} />
      {brand.code !== group.code && (
        <Link className={css.link} href={href.group(locale, group.code)}>
          {group.name}
        </Link>
      )}
    </p>
  );
}
