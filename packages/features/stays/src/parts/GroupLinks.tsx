import { useIntl } from '@voyage/i18n/intl.tsx';
import { href } from '@voyage/routes/href.ts';
import { Link } from '@voyage/frame/layout/Link.tsx';
import { useLocale } from '@voyage/frame/router/site-context.ts';
import { inCard } from '@voyage/ui/HotelCard.css.ts';
import * as css from './GroupLinks.css.ts';

interface Named {
  code: string;
  name: string;
}
interface Props {
  group: Named;
  brand: Named;
}

/** The brand of a hotel; one that bears its group's name leads to the group, whose page has all of its brands. */
export function BrandLink({
  group,
  brand,
  inCard: isInCard = false,
}: Props & { /** Over the link that covers a card. */ inCard?: boolean }) {
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

/** Brand and group of a hotel, each leading to its page. */
export function GroupLinks({ group, brand }: Props) {
  const { formatMessage: t } = useIntl();
  const locale = useLocale();
  return (
    <p className={css.links} aria-label={t({ id: 'groups.detail' })} role="group">
      <BrandLink group={group} brand={brand} />
      {brand.code !== group.code && (
        <Link className={css.link} href={href.group(locale, group.code)}>
          {group.name}
        </Link>
      )}
    </p>
  );
}
