import { brand } from '@voyage/brand';
import { phoneHref } from '@voyage/domain/phone-href.ts';
import { link } from '@voyage/ui/base/typography.css.ts';

/** A telephone number, the brand's unless another is named, which calls it. */
export const PhoneLink = ({
  phone = brand.contact.phone,
  className = link,
}: {
  phone?: string;
  className?: string;
}) => (
  <a className={className} href={phoneHref(phone)}>
    {phone}
  </a>
);
