import { brand } from '@voyage/brand';
import { phoneHref } from '@voyage/domain/phone-href.ts';
import { link } from '@voyage/ui/base/typography.css.ts';

const { phone } = brand.contact;

/** The brand's telephone number, which calls it. */
export const PhoneLink = ({ className = link }: { className?: string }) => (
  <a className={className} href={phoneHref(phone)}>
    {phone}
  </a>
);
